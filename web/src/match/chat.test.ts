import { expect, test } from 'vitest'
import { chatOf } from '../testing/fixtures'
import { Chat } from './chat.svelte'

test('what was said before one came counts as read', () => {
  const chat = new Chat()
  chat.recall([chatOf(1), chatOf(2)])
  expect(chat.unread([], null)).toBe(0)
  chat.receive(chatOf(3))
  expect(chat.unread([], null)).toBe(1)
})

test('what was said at an empty table is new', () => {
  const chat = new Chat()
  chat.recall([])
  chat.receive(chatOf(1))
  expect(chat.unread([], null)).toBe(1)
})

test('one’s own lines and those of muted people are not new', () => {
  const chat = new Chat()
  chat.recall([])
  chat.receive(chatOf(1, { person: 'me' }))
  chat.receive(chatOf(2, { person: 'pest' }))
  expect(chat.unread(['pest'], 'me')).toBe(0)
  expect(chat.audible(['pest']).map(({ number }) => number)).toEqual([1])
})

test('an open chat is read as it comes', () => {
  const chat = new Chat()
  chat.recall([])
  chat.open = true
  chat.receive(chatOf(1))
  chat.open = false
  expect(chat.unread([], null)).toBe(0)
})

test('a line that comes twice stands once, in its place', () => {
  const chat = new Chat()
  chat.recall([])
  for (const number of [2, 1, 2]) chat.receive(chatOf(number))
  expect(chat.lines.map(({ number }) => number)).toEqual([1, 2])
})

test('what was said while the line was broken is new', () => {
  const chat = new Chat()
  chat.recall([chatOf(1)])
  chat.recall([chatOf(1), chatOf(2)])
  expect(chat.unread([], null)).toBe(1)
})
