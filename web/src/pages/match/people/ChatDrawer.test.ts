import { fireEvent, render, screen } from '@testing-library/svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import { Chat } from '../../../match/chat.svelte'
import { self } from '../../../account/me.svelte'
import { chatOf, meOf, matchOf } from '../../../testing/fixtures'
import ChatDrawer from './ChatDrawer.svelte'

beforeEach(() => void (self.now = meOf({ muted: ['pest'] })))

function open(yours: boolean) {
  const chat = new Chat()
  chat.recall([chatOf(1, { text: 'Hello' }), chatOf(2, { person: 'pest', text: 'Noise' })])
  chat.open = true
  const sendChat = vi.fn()
  render(ChatDrawer, { session: { chat, sendChat, match: matchOf([{ yours }]) } })
  return { chat, sendChat }
}

test('one hears everyone but those one has muted', () => {
  open(true)
  expect(screen.getByText('Hello')).toBeInTheDocument()
  expect(screen.queryByText('Noise')).toBeNull()
  expect(screen.getByText('chat muted change')).toBeInTheDocument()
})

test('what is said is sent once, without the space around it', async () => {
  const { sendChat } = open(true)
  const field = screen.getByRole('textbox')
  await fireEvent.input(field, { target: { value: '  Good evening ' } })
  await fireEvent.submit(field.closest('form')!)
  await fireEvent.submit(field.closest('form')!)
  expect(sendChat.mock.calls).toEqual([['Good evening']])
})

test('a spectator listens', () => {
  open(false)
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.getByText('chat seated')).toBeInTheDocument()
})

test('Escape closes it', async () => {
  const { chat } = open(true)
  await fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Escape' })
  expect(chat.open).toBe(false)
})
