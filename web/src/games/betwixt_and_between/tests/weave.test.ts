import { expect, test } from 'vitest'
import { offer } from './fixture'
import { changesTo, nextChange, swapped } from '../model/weave'

/** A weave row by row: w water, a wind, e earth, f fire. */
function woven(...rows: string[]): number[] {
  return Array.from({ length: 25 }, (_, cell) => 'waef'.indexOf(rows[Math.floor(cell / 5)]?.[cell % 5] ?? '.') + 1)
}

const lay = offer('lay b1 water', { cell: 1, element: 0 })
const lift = offer('lift a1', { cell: 0 })

test('a wish means lifting what does not stay, then laying', () => {
  expect(changesTo([], woven('wa'), woven('wae', 'f'))).toEqual(['lay c1 earth', 'lay a2 fire'])
  expect(changesTo([lift], woven('wa'), swapped(woven('wa'), 0, 1))).toEqual([
    'lift a1',
    'lift b1',
    'lay a1 wind',
    'lay b1 water',
  ])
  expect(changesTo([], woven('wa'), woven('wa'))).toEqual([])
})

test('the next change is a gem that can be laid, or one that must be lifted', () => {
  expect(nextChange([lift, lay], woven('w'), woven('.w'))).toBe(lay)
  expect(nextChange([lift], woven('w'), woven('.w'))).toBe(lift)
  expect(nextChange([lift, lay], woven('w'), woven('w'))).toBeUndefined()
})
