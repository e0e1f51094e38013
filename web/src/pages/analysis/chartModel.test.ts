import { expect, test } from 'vitest'
import { apart, DASHES, Plot, points, reach, weight } from './chartModel'
import type { StepLuckInfo } from '../../net/protocol.gen'

const figure = (value: number, reach = 0) => ({ value, low: value - reach, high: value + reach })

test('steps go from left to right, a certain win is at the top', () => {
  const plot = new Plot(100, 50, [
    [0.5, 0.5],
    [0.75, 0.25],
    [1, 0],
  ])
  expect(plot.point(0, 0)).toEqual({ x: 0, y: 25 })
  expect(plot.point(2, 0)).toEqual({ x: 100, y: 0 })
  expect(plot.point(9, 1)).toEqual({ x: 100, y: 50 })
  expect(plot.line(0)).toBe('0.0,25.0 50.0,12.5 100.0,0.0')
})

test('a long match has no more points than can be seen, and its last one', () => {
  const plot = new Plot(
    100,
    50,
    Array.from({ length: 5001 }, (_, n) => [n / 5000, 1 - n / 5000]),
  )
  const drawn = plot.line(0).split(' ')
  expect(drawn.length).toBeLessThan(300)
  expect(drawn.at(-1)).toBe('100.0,0.0')
})

test('every seat has its own line pattern', () => {
  expect(new Set(DASHES).size).toBe(6)
})

test('marks do not cover each other', () => {
  const placed = apart(
    [
      { x: 10, y: 10 },
      { x: 12, y: 12 },
      { x: 14, y: 8 },
      { x: 90, y: 10 },
    ],
    20,
    200,
  )
  for (const [n, one] of placed.entries())
    for (const other of placed.slice(n + 1))
      expect(Math.abs(one.x - other.x) >= 20 || Math.abs(one.y - other.y) >= 20).toBe(true)
  expect(placed[3]).toEqual({ x: 90, y: 10 })
})

test('changes have their sign, and how far the truth may lie', () => {
  expect([points(0.123), points(-0.5), points(0.001)]).toEqual(['+12', '−50', '±0'])
  expect([reach(figure(0.1, 0.04)), reach(figure(0.1))]).toEqual(['±4', ''])
})

test('a throw weighs what it did to whom it moved most, a decision what it cost its own seat', () => {
  const mark: StepLuckInfo = {
    step: 3,
    kind: 'chance',
    seat: null,
    moved: [figure(0.1), figure(0.2), figure(-0.3)],
    most: 2,
    what: [],
    best: null,
    gained: false,
  }
  expect(weight(mark)).toBe(-0.3)
  expect(weight({ ...mark, kind: 'decision', seat: 0, moved: [figure(-0.1), figure(0.1), figure(0)] })).toBe(-0.1)
})
