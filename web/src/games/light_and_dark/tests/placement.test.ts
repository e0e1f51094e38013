import { expect, test } from 'vitest'
import {
  clearance,
  corners,
  evenly,
  nearestFree,
  nudge,
  overlaps,
  whyNoBlock,
  whyNoStride,
  whyNotHere,
  within,
} from '../model/placement'

const strip = { left: 18, right: 582, low: 18, high: 58 }
const disc = { x: 300, y: 38, radius: 17.5 }
const book = { kind: 'book', round: false, x: 300, y: 300, length: 190, breadth: 125, turn: 0 }
const cup = { kind: 'cup', round: true, x: 300, y: 300, length: 80, breadth: 80, turn: 0 }

test('discs may touch, not overlap', () => {
  expect([overlaps({ x: 335, y: 38 }, 17.5, disc), overlaps({ x: 334, y: 38 }, 17.5, disc)]).toEqual([false, true])
})

test('why a disc cannot lie somewhere', () => {
  expect(whyNotHere({ x: 100, y: 60 }, 17.5, strip, [disc], [])).toBe('outside')
  expect(whyNotHere({ x: 310, y: 40 }, 17.5, strip, [disc], [])).toBe('overlap')
  expect(whyNotHere({ x: 100, y: 40 }, 17.5, strip, [disc], [{ ...cup, x: 130, y: 60 }])).toBe('overlap')
  expect(whyNotHere({ x: 100, y: 40 }, 17.5, strip, [disc], [])).toBeNull()
})

test('the nearest free place is taken instead', () => {
  const free = (spot: { x: number; y: number }) => whyNotHere(spot, 17.5, strip, [disc], []) === null
  expect(nearestFree({ x: 100.4, y: 40 }, strip, free)).toEqual({ x: 100, y: 40 })
  const beside = nearestFree({ x: 310, y: 38 }, strip, free)!
  expect(free(beside)).toBe(true)
  expect(Math.hypot(beside.x - 310, beside.y - 38)).toBeLessThan(28)
  expect(nearestFree({ x: 310, y: 38 }, strip, () => false)).toBeNull()
})

test('evenly spaced, and kept within', () => {
  expect(evenly(3, 600, 38)).toEqual([
    { x: 100, y: 38 },
    { x: 300, y: 38 },
    { x: 500, y: 38 },
  ])
  expect(within(strip, { x: -4, y: 99.6 })).toEqual({ x: 18, y: 58 })
})

test('a nudge is five millimetres, finely one', () => {
  expect([nudge('ArrowLeft', false), nudge('ArrowDown', true), nudge('a', false)]).toEqual([
    { x: -5, y: 0 },
    { x: 0, y: 1 },
    null,
  ])
})

test('how far it is to an obstacle, turned or not', () => {
  expect(clearance({ x: 300, y: 420 }, book)).toBeCloseTo(25)
  expect(clearance({ x: 400, y: 300 }, book)).toBeCloseTo(37.5)
  expect(clearance({ x: 420, y: 300 }, { ...book, turn: 6 })).toBeCloseTo(25)
  expect(clearance({ x: 300, y: 300 }, cup)).toBeCloseTo(-40)
  expect(corners({ ...book, turn: 6 })[0]!.x).toBeCloseTo(205)
})

test('obstacles stand between the strips and on nothing', () => {
  const area = { left: 0, right: 600, low: 76, high: 824 }
  expect(whyNoBlock({ ...book, y: 150 }, area, [], [])).toBe('outside')
  expect(whyNoBlock(book, area, [{ x: 300, y: 400, radius: 17.5 }], [])).toBe('overlap')
  expect(whyNoBlock(book, area, [], [{ ...cup, y: 420 }])).toBe('overlap')
  expect(whyNoBlock(book, area, [], [{ ...book, x: 430, turn: 3 }])).toBe('overlap')
  expect(whyNoBlock(book, area, [], [{ ...book, x: 430 }])).toBeNull()
  expect(whyNoBlock({ ...cup, x: 150 }, area, [], [book])).toBeNull()
})

test('a stride is straight, short, and past everything', () => {
  expect(whyNoStride(disc, { x: 300, y: 200 }, 150, [], [])).toBe('far')
  expect(whyNoStride(disc, { x: 300, y: 180 }, 150, [{ x: 300, y: 100, radius: 17.5 }], [])).toBe('way')
  expect(whyNoStride(disc, { x: 300, y: 180 }, 150, [{ x: 300, y: 190, radius: 17.5 }], [])).not.toBeNull()
  expect(whyNoStride(disc, { x: 400, y: 100 }, 150, [{ x: 300, y: 100, radius: 17.5 }], [])).toBeNull()
})
