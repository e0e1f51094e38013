import { expect, test } from 'vitest'
import type { FromBrowser } from '../../net/protocol.gen'
import { Link } from './link.svelte'

const decision = (key: string, step = 4) => ({ type: 'submit', key, step, seat: 0, action: 'wait' }) as const

function connect() {
  const sent: FromBrowser[] = []
  const link = new Link()
  link.connection = { send: (message) => (sent.push(message), true), close: () => {} }
  link.changed('open')
  return { link, sent }
}

test('without a connection nothing is sent and nothing is waited for', () => {
  const link = new Link()
  expect(link.send({ type: 'ping' })).toBe(false)
  link.ask({ type: 'undo', seat: 0 })
  expect([link.state, link.asked]).toEqual(['connecting', false])
})

test('what is asked is waited for until something settles it', () => {
  const { link } = connect()
  link.ask({ type: 'undo', seat: 0 })
  expect(link.asked).toBe(true)
  link.settle()
  expect(link.asked).toBe(false)
})

test('a decision is waited for until it is confirmed and its step is there, in either order', () => {
  const { link } = connect()
  link.insist(decision('a'))
  link.confirm('a')
  expect(link.asked).toBe(true)
  link.receive(5, false)
  expect(link.asked).toBe(false)
  link.insist(decision('b', 5))
  link.receive(6, false)
  expect(link.asked).toBe(true)
  link.confirm('b')
  expect(link.asked).toBe(false)
})

test('a refusal or a snapshot ends the wait', () => {
  const { link } = connect()
  link.insist(decision('a'))
  link.refuse('a')
  expect(link.asked).toBe(false)
  link.insist(decision('b'))
  link.confirm('b')
  link.receive(4, true)
  expect(link.asked).toBe(false)
})

test('a new connection sends what is unanswered again, and chat is not waited for', () => {
  const { link, sent } = connect()
  link.insist({ type: 'chat', key: 'c', text: 'Good evening' })
  expect(link.asked).toBe(false)
  link.insist(decision('a'))
  link.changed('lost')
  link.changed('open')
  expect(sent.map((message) => message.type)).toEqual(['chat', 'submit', 'chat', 'submit'])
  link.confirm('c')
  link.refuse('a')
  link.changed('open')
  expect(sent).toHaveLength(4)
})
