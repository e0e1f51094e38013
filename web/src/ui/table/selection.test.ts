import { expect, test } from 'vitest'
import type { Offer } from '../../net/protocol.gen'
import { findOffer, OfferFields } from './selection'

const make = (kind: string, fields: Record<string, number> = {}): Offer => ({
  action: [kind, ...Object.values(fields)].join(' '),
  kind,
  fields,
  phrase: { key: 'action', args: {}, seats: {} },
  price: {},
  odds: null,
  consequences: [],
})
const offers = [
  make('move', { piece: 1, goal: 4 }),
  make('move', { piece: 1, goal: 5 }),
  make('move', { piece: 2, goal: 5 }),
  make('rest', { piece: 2 }),
]
const fields = new OfferFields<{ kind: string; piece: number; goal: number }>({
  kind: ({ kind }) => kind,
  piece: (offer) => offer.fields.piece ?? null,
  goal: (offer) => offer.fields.goal ?? null,
})

test('offers fit as long as they agree with what is chosen', () => {
  expect(fields.fitting(offers, fields.nothing)).toEqual(offers)
  expect(fields.fitting(offers, { goal: 5 }).map(({ action }) => action)).toEqual(['move 1 5', 'move 2 5'])
  expect(fields.fitting(offers, { piece: 2, goal: 4 })).toEqual([])
})

test('the values of a field depend on the other fields, not on itself', () => {
  expect(fields.values(offers, { piece: 1, goal: 5 }, 'piece')).toEqual(new Set([1, 2]))
  expect(fields.values(offers, { piece: 1 }, 'goal')).toEqual(new Set([4, 5]))
})

test('fields are asked for in their order, and only those that an offer has', () => {
  expect(fields.missing(offers, fields.nothing)).toBe('kind')
  expect(fields.missing(offers, { kind: 'move', piece: 1, goal: null })).toBe('goal')
  expect(fields.missing(offers, { kind: 'rest', piece: 2, goal: null })).toBeNull()
})

test('a complete selection is one offer, and every offer is a complete selection', () => {
  expect(fields.whole(offers, { kind: 'move', piece: 1, goal: null })).toBeNull()
  for (const offer of offers) expect(fields.whole(offers, fields.of(offer))).toBe(offer)
  expect(fields.whole(offers, { kind: 'rest', piece: 1, goal: null })).toBeNull()
})

test('a selection is empty until something is chosen', () => {
  expect(fields.isEmpty(fields.nothing)).toBe(true)
  expect(fields.isEmpty({ ...fields.nothing, piece: 0 })).toBe(false)
})

test('an offer is found by its kind and some of its fields', () => {
  expect(findOffer(offers, 'move', { goal: 5 })?.action).toBe('move 1 5')
  expect(findOffer(offers, 'rest', { goal: 5 })).toBeUndefined()
})
