import { expect, test } from 'vitest'
import { gameOf } from '../testing/things'
import { called, explained } from './levels'

const measured = gameOf({
  ladder: [
    { level: 'spark', rating: 1000, score: 4.5 },
    { level: 'candle', rating: 1140, score: null },
  ],
})

test('a level is named with its rating at a table, and with its score alone', () => {
  expect(called(measured, 'spark', 2)).toContain('level-rated')
  expect(called(measured, 'spark', 1)).toContain('level-scored')
  expect(explained(measured, 'spark', 2)).toContain('level-rated-help')
  expect(explained(measured, 'spark', 1)).toContain('level-scored-help')
})

test('a level that was not measured has its name alone', () => {
  expect(called(measured, 'beacon', 2)).not.toContain('level-rated')
  expect(called(measured, 'candle', 1)).not.toContain('level-scored')
  expect(explained(gameOf({}), 'spark', 2)).toBe('level-spark-help')
})
