import { expect, test } from 'vitest'
import { clearance, nudge, within } from '../model/placement'

const book = { kind: 'book', round: false, x: 300, y: 300, length: 190, breadth: 125, turn: 0 }
const cup = { kind: 'cup', round: true, x: 300, y: 300, length: 80, breadth: 80, turn: 0 }

test('what is dragged stays within the offered range', () => {
  expect(within({ left: 18, right: 582, low: 18, high: 58 }, { x: -4, y: 99.6 })).toEqual({ x: 18, y: 58 })
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
})
