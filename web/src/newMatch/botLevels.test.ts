import { beforeAll, expect, test } from 'vitest'
import texts from '../../../src/gloaming/i18n/lang/en.ftl?raw'
import { gameOf } from '../testing/fixtures'
import { catalogue } from '../i18n/catalogue.svelte'
import { called, explained } from './botLevels'

const measured = gameOf({
  ladder: [
    { level: 'spark', rating: 1000, score: 4.5 },
    { level: 'candle', rating: 1140, score: null },
  ],
})

beforeAll(() => catalogue.add('en', '', texts))

test('a level is named with its rating at a table, and with its score alone', () => {
  expect(called(measured, 'candle', 2)).toBe('Bot: Candle · 1140')
  expect(called(measured, 'spark', 1)).toBe('Bot: Spark · ⌀ 4.5')
  expect(explained(measured, 'candle', 2)).toContain('Rated 1140')
  expect(explained(measured, 'spark', 1)).toContain('Scores 4.5')
})

test('a level that was not measured has its name alone', () => {
  expect(called(measured, 'beacon', 2)).toBe('Bot: Beacon')
  expect(called(measured, 'candle', 1)).toBe('Bot: Candle')
  expect(explained(gameOf({}), 'spark', 2)).not.toContain('Rated')
})
