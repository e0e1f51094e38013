import { expect, test } from 'vitest'
import { isDeadly, isForGood, isFree, priceOf } from '../model/prices'
import type { ShadowAndLightAction } from '../types.gen'
import { offer, view } from './fixture'

const price = (kind: ShadowAndLightAction['kind'], fields: Record<string, number> = {}, now = {}) =>
  priceOf(offer(kind, fields), { ...view, ...now })

test('resources are paid in gold, food and hearts', () => {
  expect(price('again', { source: 0, die: 1 })).toMatchObject({ gold: 1, uses: null })
  expect(price('recolour', { giver: 0, taker: 9 })).toMatchObject({ gold: 1, food: 1 })
  expect(price('spin', { die: 0, number: 6 })).toMatchObject({ health: 1, hearts: 1 })
  expect(price('spin', { die: 0, number: 6 }, { terms: { ...view.terms, hearts: 'maximum' } })).toMatchObject({
    health: 0,
    hearts: 1,
  })
})

test('manipulations, talent, objects and summoned dice are used up', () => {
  expect([1, 2, 3, 4].map((source) => price('change', { source, die: 0, by: 1 }).uses)).toEqual([
    'manipulation',
    'talent',
    'object',
    'experience',
  ])
  expect(price('summon', { summoned: 11, die: 0 }).uses).toBe('line')
  expect(price('summon', { summoned: 14, die: 0 }).uses).toBe('artifact')
})

test('the fourth step costs food, and so does staying', () => {
  expect(isFree(price('step', { die: 0 }))).toBe(true)
  expect(price('step', { die: 0 }, { steps: 3 }).food).toBe(1)
  expect(price('wait', { bar: 1 }).food).toBe(1)
  expect(price('wait', { bar: 0 }).health).toBe(1)
})

test('a heart is gone for good, and the last one ends it', () => {
  const heart = price('spin', { die: 0, number: 6 })
  expect(isForGood(heart)).toBe(true)
  expect(isForGood(price('retry'))).toBe(false)
  expect(isDeadly(heart, view)).toBe(false)
  expect(isDeadly(heart, { ...view, health: 1 })).toBe(true)
  expect(isDeadly(heart, { ...view, hearts: 1, health: 1 })).toBe(true)
})
