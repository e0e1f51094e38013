import { expect, test, vi } from 'vitest'
import { matchOf } from '../testing/fixtures'
import * as api from '../net/api'
import { poll } from '../net/poll'
import { isMyTurn, turns } from './turnCounter.svelte'

const online = (seats: Parameters<typeof matchOf>[0], more = {}) => matchOf(seats, { online: true, ...more })

test.each([
  ['my seat decides', online([{ yours: true }, {}], { turn: [0] }), true],
  ['another decides', online([{ yours: true }, {}], { turn: [1] }), false],
  ['a bot stands in for me', online([{ yours: true, standIn: 'lantern' }, {}], { turn: [0] }), false],
  ['it is over', online([{ yours: true }, {}], { turn: [0], finished: true }), false],
  ['I only watch', online([{}, {}], { turn: [0] }), false],
  ['it is at one screen', matchOf([{ yours: true }], { turn: [0] }), false],
  ['all sit, and I am not ready', online([{ yours: true }, { ready: true }], { begun: false }), true],
  ['I am ready', online([{ yours: true, ready: true }, {}], { begun: false }), false],
  ['a seat is free', online([{ yours: true }, { free: true }], { begun: false }), false],
])('whether it is my turn: %s', (_, match, mine) => {
  expect(isMyTurn(match)).toBe(mine)
})

test('turns are counted, and kept while the server does not answer', async () => {
  const asked = vi.spyOn(api, 'matches').mockResolvedValue([online([{ yours: true }], { turn: [0] }), online([{}])])
  await turns.look()
  expect(turns.count).toBe(1)
  asked.mockRejectedValue(new Error('away'))
  await turns.look()
  expect(turns.count).toBe(1)
})

test('asking goes on until it is stopped, one after another', async () => {
  vi.useFakeTimers()
  const ask = vi.fn().mockResolvedValue(undefined)
  const stop = poll(ask, 1000)
  await vi.advanceTimersByTimeAsync(2500)
  expect(ask).toHaveBeenCalledTimes(3)
  stop()
  await vi.advanceTimersByTimeAsync(5000)
  expect(ask).toHaveBeenCalledTimes(3)
  vi.useRealTimers()
})
