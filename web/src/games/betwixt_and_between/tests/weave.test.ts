import { expect, test } from 'vitest'
import { kit, player } from './fixture'
import { changes, fits, nearest, nextChange, occurrences, remaining, stands, swapped, upheld } from '../model/weave'

const [wellspring, crown, stride] = kit.spells as [
  (typeof kit.spells)[0],
  (typeof kit.spells)[0],
  (typeof kit.spells)[0],
]

/** A weave row by row: w water, a wind, e earth, f fire. */
function woven(...rows: string[]): number[] {
  return Array.from({ length: 25 }, (_, cell) => 'waef'.indexOf(rows[Math.floor(cell / 5)]?.[cell % 5] ?? '.') + 1)
}

test('a pattern stands anywhere and turned, never mirrored', () => {
  expect(stands(woven('ww', '..a'), wellspring)).toBe(true)
  expect(stands(woven('', '', '...w', '...w', '..a'), wellspring)).toBe(true)
  expect(stands(woven('..a', 'ww'), wellspring)).toBe(false)
})

test('only gems must lie inside the grid: a row of three has 60 places', () => {
  expect(fits(crown)).toHaveLength(2 * 15 * 2)
  expect(fits(stride)).toHaveLength(4 * 9)
})

test('empty circles may hold anything', () => {
  expect(stands(woven('wfe', 'fae', 'ffe'), stride)).toBe(true)
})

test('two spells may share gems but not stand on exactly the same ones', () => {
  expect(upheld(woven('wwa'), [crown, crown])).toEqual([true, false])
  expect(upheld(woven('wwaww'), [crown, crown])).toEqual([true, true])
  expect(occurrences(woven('wwaww'), crown)).toEqual([
    [0, 1, 2],
    [2, 3, 4],
  ])
})

test('how near a pattern is', () => {
  expect(nearest(woven('ww'), wellspring)).toMatchObject({ have: 2, need: 3 })
})

test('a wished weave comes about gem by gem, and needs the gems', () => {
  const now = player(0)
  expect(remaining(now, woven('ww'))).toEqual([1, 1, 0, 0])
  expect(remaining(now, woven('e'))).toBeNull()
  expect(nextChange(now, woven('.w'))).toBe('lay b1 water')
  expect(nextChange({ ...now, weave: woven('w') }, woven(''))).toBe('lift a1')
  expect(nextChange({ ...now, weave: woven('w') }, woven('w'))).toBeNull()
})

test('gems that change places are lifted first if none lies beside the weave', () => {
  const now = { gems: [0, 0, 0, 0], weave: woven('wa') }
  const wish = swapped(now.weave, 0, 1)
  expect(wish).toEqual(woven('aw'))
  expect(nextChange(now, wish)).toBe('lift a1')
  expect(changes(now, wish)).toBe(3)
})
