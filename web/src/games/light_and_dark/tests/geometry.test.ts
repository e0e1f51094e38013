import { expect, test } from 'vitest'
import { wrap } from '../model/geometry'

test('directions stay below a full circle', () => {
  expect([wrap(-100), wrap(36_000), wrap(71_999)]).toEqual([35_900, 0, 35_999])
})
