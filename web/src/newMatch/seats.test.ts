import { expect, test } from 'vitest'
import { complaint, fits, fitted, seated } from './seats'
import type { SettingInfo } from '../net/protocol.gen'

const number: SettingInfo = { key: 'entities', kind: 'number', default: 5, low: 1, high: 5, values: [] }
const option: SettingInfo = {
  key: 'first',
  kind: 'option',
  default: 'random',
  low: 0,
  high: 0,
  values: ['random', 'A'],
}

test('a larger table gets bots, a smaller one loses its last seats', () => {
  const two = seated([{ name: 'Me', level: null }], 2, 'lantern', (seat) => `N${seat}`)
  expect(two).toEqual([
    { name: 'Me', level: null },
    { name: 'N1', level: 'lantern' },
  ])
  expect(seated(two, 1, 'lantern', String)).toEqual([{ name: 'Me', level: null }])
})

test('a setting that does not fit the new size goes back to its default', () => {
  expect(fitted([number, option], { entities: 3, first: 'C' })).toEqual({ entities: 3, first: 'random' })
})

test.each([
  [0, false],
  [1, true],
  [5, true],
  [6, false],
  [2.5, false],
  [NaN, false],
  [undefined, false],
])('a number within bounds: %s', (value, good) => {
  expect(fits(number, value)).toBe(good)
})

test('every seat needs its own name', () => {
  expect(complaint([{ name: 'A' }, { name: ' ' }])).toBe('seat-nameless')
  expect(complaint([{ name: 'Owl' }, { name: 'owl ' }])).toBe('seat-same-name')
  expect(complaint([{ name: 'Owl' }, { name: 'Moth' }])).toBeNull()
})
