import { expect, test } from 'vitest'
import { content } from './fixture'
import { corners, isTight, lookAt, middle, toward, whole, WIDTH } from '../model/layout'

const map = whole(content.fields)

test('direction 1 leads to the north-east, 4 back', () => {
  expect(toward(1).x).toBeCloseTo(0.5)
  expect(toward(1).y).toBeCloseTo(-Math.sqrt(3) / 2)
  expect(toward(4).x).toBeCloseTo(-0.5)
  expect(middle({ q: 1, r: 0 }).x).toBeCloseTo(WIDTH)
})

test('hexagons side by side share their corners, however crooked they are', () => {
  const [one, other] = [corners({ q: 0, r: 0 }), corners({ q: 1, r: 0 })]
  expect(one[1]!.x).toBeCloseTo(other[5]!.x)
  expect(one[2]!.y).toBeCloseTo(other[4]!.y)
})

test('the whole map is seen where it fits, else the figure is in the middle', () => {
  const all = lookAt(map, 600, 600, { x: 0, y: 0 }, false)
  expect(all.width).toBeGreaterThanOrEqual(map.width - 0.1)
  const near = lookAt({ ...map, x: -2000, y: -2000, width: 4000, height: 4000 }, 390, 400, { x: 100, y: 50 }, true)
  expect(near.x + near.width / 2).toBeCloseTo(100)
  expect(near.width).toBeLessThan(WIDTH * 6)
})

test('a map with small hexagons is too tight for fingers', () => {
  expect(isTight(map, 900, 900)).toBe(false)
  expect(isTight(map, 120, 120)).toBe(true)
})
