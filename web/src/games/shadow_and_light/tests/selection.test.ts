import { expect, test } from 'vitest'
import { DICE, die, offer } from './fixture'
import { assigned, comers, deeds, forDie, open, places, recallOf, steps, tools } from '../model/selection'

const offers = [
  offer('place', { die: 2, field: 1 }),
  offer('place', { die: 9, field: 1 }),
  offer('place', { die: 9, field: 3 }),
  offer('drop', { die: 2 }),
  offer('again', { source: 0, die: 2 }),
  offer('recolour', { giver: 0, taker: 9 }),
  offer('spin', { die: 2, number: 6 }),
  offer('recall', { die: 11 }),
  offer('end'),
]

test('a die is chosen by what it shows: two of a kind are offered alike', () => {
  expect(forDie(offers, DICE[1])).toEqual(forDie(offers, DICE[2]))
  expect(forDie(offers, DICE[0])).toEqual([])
  expect(forDie(offers, die(0, 3, 'placed'))).toEqual([])
  expect(open(offers, DICE)).toEqual([false, true, true, false, true, false])
})

test('a chosen die has its places and its tools; a number is taken over by the chosen one', () => {
  expect([...places(offers, DICE[1]).keys()]).toEqual(['field 1', 'away'])
  expect(tools(offers, DICE[1]).map(([tool]) => tool)).toEqual(['again', 'spin'])
  expect(tools(offers, DICE[4]).map(([tool]) => tool)).toEqual(['recolour'])
  expect(places([offer('place', { die: 0, field: -1 })], DICE[0]).has('hearth')).toBe(true)
})

test('a field knows who may come, one of each kind', () => {
  expect(comers(offers, DICE, 'field 1')).toEqual([1, 4])
  expect(comers(offers, DICE, 'field 3')).toEqual([4])
})

test('only a dropped die is called back', () => {
  expect(recallOf(offers, die(1, 6, 'dropped'))?.kind).toBe('recall')
  expect(recallOf(offers, die(1, 6))).toBeNull()
})

test('of two dice with one number the white one steps first', () => {
  const found = steps([offer('step', { die: 2 }), offer('step', { die: 8 }), offer('step', { die: 11 })])
  expect([...found].map(([way, { fields }]) => [way, fields.die])).toEqual([
    [3, 2],
    [6, 11],
  ])
})

test('choices about the table come in their order, without those for a die', () => {
  expect(
    deeds([offer('end'), offer('set-off'), offer('lay', { die: 0 }), offer('lay-all')]).map(({ kind }) => kind),
  ).toEqual(['lay-all', 'set-off'])
})

test('the last number goes where none has gone', () => {
  expect(assigned([6, 3, 5], [null, null, null])).toEqual([null, null, null])
  expect(assigned([6, 3, 5], [2, null, null])).toEqual([5, null, null])
  expect(assigned([6, 3, 5], [2, null, 0])).toEqual([5, 3, 6])
})
