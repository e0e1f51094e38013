import { expect, test } from 'vitest'
import { offer, offers } from './fixture'
import { aim, comers, goalOf, goals, isEmpty, NOTHING, pick, pieceOf, pieces, settled, whole } from '../model/selection'

test('every piece of an offer may be chosen, and every goal is lit', () => {
  expect([...pieces(offers, NOTHING)]).toEqual(['child 0', 'child 1', 'ghost 0', 'ghost 1'])
  expect(goals(offers, NOTHING)).toEqual([2, 1, 7])
})

test('a piece, then a goal', () => {
  const boy = pick(offers, NOTHING, 'child 1')
  expect(goals(offers, boy)).toEqual([1, 2])
  expect(whole(offers, boy)).toBeNull()
  expect(whole(offers, aim(offers, boy, 2))).toBe(offers[2])
})

test('a goal that only one piece can reach says it all', () => {
  expect(comers(offers, 7)).toEqual(['ghost 1'])
  expect(whole(offers, aim(offers, NOTHING, 7))).toBe(offers[4])
})

test('a goal that several can reach asks who', () => {
  const where = aim(offers, NOTHING, 2)
  expect(where).toEqual({ piece: null, goal: 2 })
  expect([...pieces(offers, where)]).toEqual(['child 0', 'child 1'])
  expect(whole(offers, pick(offers, where, 'child 0'))).toBe(offers[0])
})

test('a piece that cannot come to the goal is chosen afresh', () => {
  expect(pick(offers, aim(offers, NOTHING, 2), 'ghost 1')).toEqual({ piece: 'ghost 1', goal: null })
})

test('the same piece again lets go of it, and what is not offered changes nothing', () => {
  const boy = pick(offers, NOTHING, 'child 1')
  expect(isEmpty(pick(offers, boy, 'child 1'))).toBe(true)
  expect(pick(offers, boy, 'ghost 3')).toBe(boy)
  expect(aim(offers, boy, 7)).toBe(boy)
  expect(isEmpty(aim(offers, aim(offers, NOTHING, 2), 2))).toBe(true)
})

test('a single piece is chosen already', () => {
  const group = [offer('move-group', { tile: 0, goal: 3 }), offer('move-group', { tile: 0, goal: 5 })]
  expect(settled(group, NOTHING)).toEqual({ piece: 'group 0', goal: null })
  expect(settled(offers, NOTHING)).toBe(NOTHING)
  expect([pieceOf(group[0]!), goalOf(group[0]!)]).toEqual(['group 0', 3])
})
