import { expect, test } from 'vitest'
import { newKey, Outbox } from './outbox'
import type { FromBrowser } from './protocol.gen'

const say = (key: string) => ({ type: 'chat', key, text: key }) as const
const act = (key: string) => ({ type: 'submit', key, step: 1, seat: 0, action: 'wait' }) as const

test('what is unanswered is sent again in its order, and what is answered is not', () => {
  const outbox = new Outbox()
  for (const message of [say('a'), act('b'), say('c')]) outbox.put(message)
  expect(outbox.decision?.key).toBe('b')
  expect(outbox.take('b')?.type).toBe('submit')
  expect(outbox.take('b')).toBeNull()
  expect(outbox.decision).toBeNull()
  const sent: FromBrowser[] = []
  outbox.again((message) => (sent.push(message), true))
  expect(sent).toEqual([say('a'), say('c')])
})

test('keys differ and fit into an address', () => {
  const keys = Array.from({ length: 50 }, newKey)
  expect(new Set(keys).size).toBe(50)
  for (const key of keys) expect(key).toMatch(/^[\w-]{24}$/)
})
