import { expect, test } from 'vitest'
import { DEAD, fingerOf, inSector, longestPull, pulled, pullOf, sectorOf, steered } from '../model/aim'

const camera = { turn: 0, scale: 1, width: 600, depth: 900 }
const scale = { slowest: 150, mark: 1200, fastest: 2400 }
const disc = { x: 300, y: 800 }

test('a pull shorter than the dead zone aims at nothing', () => {
  expect(pulled(camera, scale, disc, { x: 300, y: 800 + DEAD - 1 }, 200)).toBeNull()
})

test('pulling back aims ahead', () => {
  expect(pulled(camera, scale, disc, { x: 300, y: 900 }, 200)?.angle).toBe(0)
  expect(pulled(camera, scale, disc, { x: 200, y: 800 }, 200)?.angle).toBe(9000)
  expect(pulled(camera, scale, disc, { x: 400, y: 900 }, 200)?.angle).toBe(31_500)
})

test('strength grows evenly with the pull, up to the strongest', () => {
  const strength = (pull: number) => pulled(camera, scale, disc, { x: 300, y: 800 + pull }, 212)!.strength
  expect([strength(12), strength(112), strength(212), strength(400)]).toEqual([150, 1275, 2400, 2400])
  expect(strength(62) - strength(12)).toBeCloseTo(strength(112) - strength(62), -1)
})

test('the finger of an aim is where one would have pulled to', () => {
  const aim = { angle: 4500, strength: 1000 }
  const finger = fingerOf(camera, scale, aim, disc, 200)
  expect(Math.hypot(finger.x - disc.x, finger.y - disc.y)).toBeCloseTo(pullOf(scale, 1000, 200))
  const back = pulled(camera, scale, disc, finger, 200)!
  expect([back.angle, back.strength]).toEqual([4500, 1000])
})

test('the longest pull fits into the space behind', () => {
  expect(longestPull(1000, 760, 400)).toBe(200)
  expect(longestPull(1000, 760, 84)).toBe(84)
  expect(longestPull(360, 540, 20)).toBe(70)
})

test('arrow keys turn and strengthen: finely with Shift, faster when held, never off the scale', () => {
  const aim = { angle: 0, strength: 1200 }
  expect(steered(aim, 'ArrowLeft', false, 0, scale)).toEqual({ angle: 35_900, strength: 1200 })
  expect(steered(aim, 'ArrowRight', true, 0, scale)).toEqual({ angle: 10, strength: 1200 })
  expect(steered(aim, 'ArrowRight', false, 20, scale)).toEqual({ angle: 400, strength: 1200 })
  expect(steered(aim, 'ArrowUp', true, 0, scale)).toEqual({ angle: 0, strength: 1210 })
  expect(steered({ ...aim, strength: 2390 }, 'ArrowUp', false, 0, scale)?.strength).toBe(2400)
  expect(steered({ ...aim, strength: 160 }, 'PageDown', false, 0, scale)?.strength).toBe(150)
  expect(steered(aim, 'x', false, 0, scale)).toBeNull()
})

test('an aim stays in the offered sector', () => {
  const angle = (wish: number, low: number, high: number) =>
    inSector({ angle: wish, strength: 500 }, sectorOf({ low, high }, 0)).angle
  expect([8000, 35_000, 27_000].map((wish) => angle(wish, 28_500, 43_500))).toEqual([7500, 35_000, 28_500])
  expect([18_000, 9000].map((wish) => angle(wish, 10_500, 25_500))).toEqual([18_000, 10_500])
  expect([0, 9000, 27_000].map((wish) => angle(wish, 0, 35_999))).toEqual([0, 9000, 27_000])
})
