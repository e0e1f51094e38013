import { expect, test, vi } from 'vitest'
import type { GameModule } from '../../games/registry'
import { entryOf } from '../../testing/fixtures'
import { Stage } from './stage.svelte'

const module = {
  Table: null!,
  frames: (before, entry, after, cue) => [
    { view: { ...before, half: entry.step }, cue: [cue, 'half'], ms: 100 },
    { view: after, cue: 'whole', ms: 100 },
  ],
} as GameModule

test('a step is shown frame by frame, from what is there and at the speed of the moment', async () => {
  vi.useFakeTimers()
  let slowness = 2
  const stage = new Stage(module, () => slowness)
  stage.view = { a: 1 }
  stage.cue = 'old'
  let whole: boolean | null = null
  stage.queue.push(async () => void (whole = await stage.animate(entryOf(3), { a: 2 })))
  expect([stage.view, stage.cue, stage.waiting]).toEqual([{ a: 1, half: 3 }, ['old', 'half'], 1])
  await vi.advanceTimersByTimeAsync(199)
  expect(stage.cue).not.toBe('whole')
  slowness = 0.5
  await vi.advanceTimersByTimeAsync(1)
  expect([stage.view, stage.cue, whole]).toEqual([{ a: 2 }, 'whole', null])
  await vi.advanceTimersByTimeAsync(50)
  expect([whole, stage.waiting]).toEqual([true, 0])
  vi.useRealTimers()
})

test('a note about the players and a start without a step have no frames', async () => {
  const stage = new Stage(module, () => 1)
  const note = { key: 'note-gone', args: {}, seats: {} }
  expect(await stage.animate(entryOf(3, { note }), { a: 2 })).toBe(true)
  expect(await stage.animate(null, { a: 2 })).toBe(true)
  expect(stage.view).toEqual({})
})

test('a step that was dropped says so, and the end of all is told', async () => {
  const idle = vi.fn()
  const stage = new Stage(module, () => 600, idle)
  const whole = new Promise((resolve) => stage.queue.push(async () => resolve(await stage.animate(entryOf(3), {}))))
  stage.queue.clear()
  expect(await whole).toBe(false)
  await vi.waitFor(() => expect(idle).toHaveBeenCalledTimes(1))
})
