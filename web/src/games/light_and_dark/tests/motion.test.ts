import { expect, test } from 'vitest'
import { flick } from './fixture'
import { endOf, FALL, FLIP, hitAt, knocks, leftAt, movers, part, placeAt, speedAt, wayOf } from '../model/motion'

test('a disc slides on its parabola and stays where it ends', () => {
  expect(placeAt(flick, 1, 0)).toEqual({ x: 300, y: 38 })
  expect(placeAt(flick, 1, 100_000)!.y).toBeCloseTo(38 + 160 - 15)
  expect(placeAt(flick, 1, 300_000)!.y).toBeCloseTo(38 + 480 - 135)
  expect(placeAt(flick, 1, 800_000)).toEqual(placeAt(flick, 1, 300_000))
})

test('before it is touched a disc lies where its way begins; others have no way', () => {
  expect(placeAt(flick, 8, 100_000)).toEqual({ x: 300, y: 450 })
  expect(placeAt(flick, 0, 100_000)).toBeNull()
})

test('it never slides back, however long one waits', () => {
  const long = { ...flick, paths: [[1, 0, 9_000_000, 0, 0, 1_000_000, 0]] }
  expect(placeAt(long, 1, 9_000_000)!.x).toBeCloseTo(1000 / 6)
})

test('speed falls evenly with time', () => {
  expect(speedAt(flick, 1, 0)).toEqual({ x: 0, y: 1.6 })
  expect(speedAt(flick, 1, 200_000).y).toBeCloseTo(1)
  expect(speedAt(flick, 8, 100_000)).toEqual({ x: 0, y: 0 })
})

test('a disc that leaves goes on beyond the edge while it falls', () => {
  const out = { ...flick, leaves: [[300_000, 1]] }
  expect(placeAt(out, 1, 350_000, true)!.y).toBeGreaterThan(placeAt(out, 1, 350_000)!.y)
  expect(leftAt(out, 1)).toBe(300_000)
  expect(endOf({ ...out, duration: 300_000, hits: [] })).toBe(300_000 + FALL)
})

test('the way of a disc has a corner at each contact', () => {
  expect(movers(flick)).toEqual([1, 8])
  expect(wayOf(flick, 1).map(({ y }) => Math.round(y))).toEqual([38, 383])
})

test('contacts sound as loud as they were hard, and a turning over follows', () => {
  const [first, second] = knocks(flick)
  expect(first).toMatchObject({ kind: 'disc', time: 300_000 })
  expect(first!.loud).toBeCloseTo(0.15 + 0.7 / 1.8, 2)
  expect(second).toMatchObject({ kind: 'flip', time: 300_000 + FLIP / 2 })
})

test('turning over begins with the hit', () => {
  expect(hitAt(flick, 8)).toBe(300_000)
  expect([
    part(200_000, 300_000, FLIP),
    part(300_000 + FLIP / 2, 300_000, FLIP),
    part(900_000, 300_000, FLIP),
    part(5, null, FLIP),
  ]).toEqual([0, 0.5, 1, 0])
})
