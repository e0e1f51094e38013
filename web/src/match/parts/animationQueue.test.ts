import { expect, test, vi } from 'vitest'
import { Queue } from './animationQueue'

const settle = () => new Promise((resolve) => setTimeout(resolve, 0))

test('jobs run one after another in the order they came', async () => {
  const queue = new Queue()
  const seen: string[] = []
  for (const name of ['first', 'second']) {
    queue.push(async () => {
      seen.push(`${name} begins`)
      await settle()
      seen.push(`${name} ends`)
    })
  }
  await vi.waitFor(() => expect(queue.length).toBe(0))
  expect(seen).toEqual(['first begins', 'first ends', 'second begins', 'second ends'])
})

test('skipPauses ends the present pause and skips those that wait', async () => {
  const queue = new Queue()
  const seen: number[] = []
  for (const job of [1, 2, 3]) {
    queue.push(async () => {
      await queue.pause(60_000)
      seen.push(job)
    })
  }
  queue.skipPauses()
  await vi.waitFor(() => expect(seen).toEqual([1, 2, 3]))
})

test('a pause after a skipped run is a pause again', async () => {
  const queue = new Queue()
  queue.push(() => queue.pause(60_000))
  queue.skipPauses()
  await vi.waitFor(() => expect(queue.length).toBe(0))
  queue.push(() => queue.pause(60_000))
  await settle()
  expect(queue.length).toBe(1)
  queue.skipPauses()
})

test('clear forgets what waits and tells the job that runs', async () => {
  const queue = new Queue()
  const seen: string[] = []
  queue.push(async () => {
    const stale = queue.stale()
    await queue.pause(60_000)
    seen.push(stale() ? 'stale' : 'fresh')
  })
  queue.push(async () => void seen.push('never'))
  queue.clear()
  await vi.waitFor(() => expect(queue.length).toBe(0))
  expect(seen).toEqual(['stale'])
})

test('the number of jobs is counts as it changes', async () => {
  const counts: number[] = []
  const queue = new Queue((waiting) => counts.push(waiting))
  queue.push(settle as () => Promise<void>)
  queue.push(settle as () => Promise<void>)
  await vi.waitFor(() => expect(counts.at(-1)).toBe(0))
  expect(counts).toEqual([1, 2, 0])
})
