import { expect, test } from 'vitest'
import { nameOf } from '../model/names'

test('names are those of the notation', () => {
  expect([0, 4, 5, 29].map(nameOf)).toEqual(['A1', 'A5', 'B1', 'F5'])
})
