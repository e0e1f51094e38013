import { beforeEach, expect, test, vi } from 'vitest'
import { entryOf, observationOf, matchOf } from '../testing/fixtures'
import * as api from '../net/api'
import type { GameModule } from '../games/registry'
import { Replay } from './replay.svelte'
import type { ReplayStep, ReplayPage } from '../net/protocol.gen'

const STEPS = 150
const module = (ms: number) =>
  ({ Table: null!, frames: (_b, entry, view) => [{ view, cue: entry.step, ms }] }) as GameModule
const stepOf = (step: number, seat: number | null): ReplayStep => ({
  entry: step === 0 ? null : entryOf(step),
  observation: observationOf(step, seat, []),
  notes: [],
})
const pageOf = async (_: string, seat: number | null, first: number, count: number): Promise<ReplayPage> => ({
  match: matchOf([{}, {}]),
  first,
  total: STEPS,
  steps: Array.from({ length: Math.min(count, STEPS + 1 - first) }, (_, n) => stepOf(first + n, seat)),
})

beforeEach(() => void vi.spyOn(api, 'replayPage').mockImplementation(pageOf))

async function open(ms = 0) {
  const replay = new Replay('t1', module(ms))
  await replay.open()
  return replay
}

test('a replay begins before the first step and fetches all of it', async () => {
  const replay = await open()
  expect([replay.at, replay.steps, replay.observation?.step]).toEqual([0, STEPS, 0])
  expect(replay.entries).toHaveLength(STEPS)
  expect(replay.log).toEqual([])
})

test('the next step unfolds, any other is shown at once', async () => {
  const replay = await open(60_000)
  replay.next()
  await vi.waitFor(() => expect(replay.cue).toBe(1))
  expect(replay.at).toBe(0)
  await replay.go(100)
  expect([replay.at, replay.cue, replay.log.length]).toEqual([100, null, 100])
  replay.back()
  await vi.waitFor(() => expect(replay.at).toBe(99))
})

test('who goes on while a step unfolds sees it done and the one after it begun', async () => {
  const replay = await open(60_000)
  replay.next()
  await vi.waitFor(() => expect(replay.cue).toBe(1))
  replay.next()
  await vi.waitFor(() => expect(replay.cue).toBe(2))
  expect(replay.at).toBe(1)
})

test('it does not go beyond its ends', async () => {
  const replay = await open()
  await replay.go(-5)
  expect(replay.at).toBe(0)
  await replay.go(9999)
  expect(replay.at).toBe(STEPS)
})

test('it plays until it is paused', async () => {
  const replay = await open()
  replay.speed = 4
  replay.toggle()
  expect(replay.playing).toBe(true)
  await vi.waitFor(() => expect(replay.at).toBeGreaterThan(2), { timeout: 30_000 })
  replay.toggle()
  expect(replay.playing).toBe(false)
  const { at } = replay
  await new Promise((done) => setTimeout(done, 250))
  expect(replay.at).toBeLessThanOrEqual(at + 1)
})

test('it stops at the end, and starts over when played again', async () => {
  const replay = await open()
  await replay.go(STEPS - 1)
  replay.toggle()
  await vi.waitFor(() => expect([replay.at, replay.playing]).toEqual([STEPS, false]), { timeout: 30_000 })
  replay.toggle()
  await vi.waitFor(() => expect(replay.at).toBe(1), { timeout: 30_000 })
  replay.close()
})

test('another seat sees it from where one is', async () => {
  const replay = await open()
  await replay.go(70)
  await replay.open(1)
  expect([replay.at, replay.observation?.seat, replay.entries.length]).toEqual([70, 1, STEPS])
})

test('what cannot be had is said', async () => {
  vi.mocked(api.replayPage).mockRejectedValue(new api.ApiError(403, 'not over', null))
  const replay = new Replay('t1', module(0))
  await replay.open()
  expect((replay.trouble as Error).message).toBe('not over')
})

test('what was noted about the people stands after its step', async () => {
  const noted = entryOf(2, { note: { key: 'note-asked-hint', args: {}, seats: { player: 0 } } })
  vi.spyOn(api, 'replayPage').mockImplementation(async (...[id, seat, first, count]) => {
    const found = await pageOf(id, seat, first, count)
    return {
      ...found,
      steps: found.steps.map((one) => (one.observation.step === 2 ? { ...one, notes: [noted] } : one)),
    }
  })
  const replay = new Replay('t1', module(0), 2)
  await replay.open()
  expect(replay.at).toBe(2)
  expect(replay.log.map(({ step, note }) => note?.key ?? step)).toEqual([1, 2, 'note-asked-hint'])
})
