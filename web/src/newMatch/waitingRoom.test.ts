import { expect, test, vi } from 'vitest'
import * as api from '../net/api'
import { chatOf, observationOf, snapshotOf, matchOf } from '../testing/fixtures'
import { note, noted } from '../fairness/commitments'
import { recent } from '../i18n/format'
import { Waiting } from './waitingRoom.svelte'

test('a waiting table follows what is told, until the game begins', () => {
  const begun = vi.fn()
  const close = vi.fn()
  const waits = (more = {}) => matchOf([{ yours: true }, { free: true }], { online: true, begun: false, ...more })
  const waiting = new Waiting(waits(), { seat: null, token: null }, begun, () => ({ send: () => true, close }))
  waiting.receive({ type: 'match', match: waits({ listed: true }) })
  expect(waiting.match.listed).toBe(true)
  waiting.receive({ type: 'chatLine', line: chatOf(1) })
  expect(begun).not.toHaveBeenCalled()
  const match = waits({ begun: true })
  waiting.receive(snapshotOf(match, observationOf(0, null, [])))
  expect(begun).toHaveBeenCalledWith(match)
  waiting.close()
  expect(close).toHaveBeenCalled()
})

test('where nobody may look on one asks from time to time, and listens again with a seat', async () => {
  vi.useFakeTimers()
  const close = vi.fn()
  const connect = vi.fn(() => ({ send: () => true, close }))
  const waits = (yours: boolean) => matchOf([{ name: 'Owl' }, { free: !yours, yours }], { online: true, begun: false })
  const asked = vi.spyOn(api, 'match').mockResolvedValue(waits(false))
  const waiting = new Waiting(waits(false), { seat: null, token: null }, vi.fn(), connect)
  waiting.connectionChanged('barred')
  await vi.advanceTimersByTimeAsync(3500)
  expect(asked.mock.calls.length).toBeGreaterThan(1)
  expect(connect).toHaveBeenCalledTimes(1)
  asked.mockResolvedValue(waits(true))
  await vi.advanceTimersByTimeAsync(3500)
  expect(connect).toHaveBeenCalledTimes(2)
  const before = asked.mock.calls.length
  await vi.advanceTimersByTimeAsync(10_000)
  expect(asked.mock.calls.length).toBe(before)
  asked.mockRejectedValue(new api.ApiError(404, 'gone', null))
  waiting.connectionChanged('barred')
  await vi.advanceTimersByTimeAsync(3500)
  expect(waiting.connection).toBe('gone')
  waiting.close()
  vi.useRealTimers()
})

test('the seal that one’s word was given to is kept; the last one counts', () => {
  note('t1', 'aaa')
  note('t1', 'bbb')
  expect([noted('t1'), noted('t2')]).toEqual(['bbb', null])
  for (let n = 0; n < 80; n++) note(`x${n}`, 'c')
  expect(noted('t1')).toBeNull()
})

test('today needs no date', () => {
  const today = new Date('2027-01-02T10:00:00')
  expect(recent('2027-01-02T09:05:00', today)).not.toContain('2027')
  expect(recent('2026-12-31T09:05:00', today)).toContain('2026')
  expect(recent('some day')).toBe('some day')
})
