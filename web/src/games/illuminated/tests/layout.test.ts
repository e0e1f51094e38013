import { expect, test } from 'vitest'
import { measure, neighbour, pilesOf, pitch, rankAt, rungOf, rungY, spots } from '../model/layout'
import type { EntityView } from '../types.gen'

const light = (value: number): EntityView => ({ zone: 'light', value })
const shadow = (value: number): EntityView => ({ zone: 'shadow', value })

test('the ladder leads from six in the Light down to six in the Shadow', () => {
  expect([light(6), light(1), shadow(1), shadow(6)].map(rungOf)).toEqual([0, 5, 6, 11])
  const room = measure(1000, 700, 2)
  const heights = Array.from({ length: 12 }, (_, rung) => rungY(room, rung))
  expect(heights).toEqual([...heights].sort((a, b) => a - b))
})

test('Entities of one seat that stand alike are one pile', () => {
  const piles = pilesOf([[light(1), shadow(1), light(1)], [light(1)]])
  expect(piles.map(({ key, members }) => [key, members])).toEqual([
    ['0 light 1', [0, 2]],
    ['0 shadow 1', [1]],
    ['1 light 1', [5]],
  ])
})

test.each([360, 390, 1440, 1920])('thirty Entities fit on one rung at %i px', (width) => {
  const room = measure(width, 620, 6)
  const places = [
    ...spots(room, pilesOf(Array.from({ length: 6 }, () => Array.from({ length: 5 }, () => light(1))))).values(),
  ]
  expect(places).toHaveLength(30)
  for (const { x } of places) {
    expect(x - room.die / 2).toBeGreaterThanOrEqual(0)
    expect(x + room.die / 2).toBeLessThanOrEqual(width)
  }
})

test('piles are large enough for a finger where the whole ladder must fit a low phone', () => {
  expect(measure(390, 330, 2).rung).toBeGreaterThanOrEqual(24)
})

test('arrow keys go along a lane and over to the nearest rung of the next', () => {
  const piles = pilesOf([
    [light(5), light(2)],
    [light(1), shadow(3)],
  ])
  const [a5, a2, b1, b3] = piles
  expect(neighbour(piles, a5!, 'ArrowDown')).toBe(a2)
  expect(neighbour(piles, a5!, 'ArrowUp')).toBeNull()
  expect(neighbour(piles, a5!, 'ArrowRight')).toBe(b1)
  expect(neighbour(piles, b3!, 'ArrowLeft')).toBe(a2)
  expect(neighbour(piles, a5!, 'ArrowLeft')).toBeNull()
  expect(neighbour(piles, a5!, 'x')).toBeNull()
})

test('of dice that lie side by side or overlap, the one under the pointer is meant', () => {
  const room = measure(390, 330, 6)
  const wide = room.die + 4 * pitch(room, 5)
  expect([0, 1, 2, 3, 4].map((n) => rankAt(room, 5, n * pitch(room, 5) + 1, wide))).toEqual([0, 1, 2, 3, 4])
  expect(rankAt(room, 5, wide, wide)).toBe(4)
  expect(rankAt(room, 1, 3, 44)).toBe(0)
})
