import { expect, test } from 'vitest'
import type { Offer } from '../../../net/protocol.gen'
import {
  back,
  candidates,
  choose,
  fitting,
  isEmpty,
  meant,
  missing,
  NOTHING,
  pick,
  preview,
  whole,
} from '../model/selection'

const say = { key: 'action', args: {}, seats: {} }
const make = (kind: string, fields: Record<string, number>, faces = 5): Offer => ({
  action: `${kind} ${Object.values(fields).join(' ')}`,
  kind,
  fields,
  phrase: say,
  price: {},
  consequences: [],
  odds: kind === 'end' ? null : [faces, 6],
})

// Seat A owns 0 and 1 in the Light; seat B owns 5 in the Light and 6 in the Shadow.
const offers: Offer[] = [
  ...[0, 1, 5, 6].flatMap((target) => [make('raise', { target }), make('lower', { target })]),
  make('sacrifice', { sacrifice: 0, target: 1 }),
  make('sacrifice', { sacrifice: 0, target: 5 }),
  make('sacrifice', { sacrifice: 1, target: 0 }),
  make('sacrifice', { sacrifice: 1, target: 5 }),
  ...[1, 5, 6].map((target) => make('help', { helper: 0, target }, 3)),
  ...[0, 5, 6].map((target) => make('help', { helper: 1, target })),
  make('end', {}),
]

test('without a verb every Entity of an offer may be chosen', () => {
  expect(candidates(offers, NOTHING)).toEqual(new Set([0, 1, 5, 6]))
  expect(isEmpty(NOTHING)).toBe(true)
})

test('a verb asks for what it spends first, then for the Target', () => {
  const help = choose(offers, NOTHING, 'help')
  expect(missing(help)).toBe('own')
  expect(candidates(offers, help)).toEqual(new Set([0, 1]))
  const helper = pick(offers, help, 0)
  expect(missing(helper)).toBe('target')
  expect(candidates(offers, helper)).toEqual(new Set([1, 5, 6]))
  expect(whole(offers, pick(offers, helper, 6))?.action).toBe('help 0 6')
})

test('an Entity chosen first becomes the Target of a plain verb', () => {
  const first = pick(offers, NOTHING, 5)
  expect(first.first).toBe(5)
  expect(whole(offers, choose(offers, first, 'raise'))?.action).toBe('raise 5')
})

test('an Entity chosen first is spent if it can be, else it is the Target', () => {
  expect(choose(offers, pick(offers, NOTHING, 0), 'sacrifice')).toMatchObject({ own: 0, target: null })
  const struck = choose(offers, pick(offers, NOTHING, 5), 'sacrifice')
  expect(struck).toMatchObject({ own: null, target: 5 })
  expect(candidates(offers, struck)).toEqual(new Set([0, 1]))
  expect(whole(offers, pick(offers, struck, 1))?.action).toBe('sacrifice 1 5')
})

test('a verb that is not possible with the Entity begins afresh', () => {
  expect(choose(offers, pick(offers, NOTHING, 6), 'sacrifice')).toEqual({ ...NOTHING, verb: 'sacrifice' })
})

test('choosing the same Entity again lets go of it', () => {
  expect(pick(offers, pick(offers, NOTHING, 5), 5)).toEqual(NOTHING)
})

test('what is not offered cannot be chosen', () => {
  const helper = pick(offers, choose(offers, NOTHING, 'help'), 0)
  expect(pick(offers, helper, 0)).toBe(helper)
  expect(fitting(offers, { ...NOTHING, verb: 'sacrifice', own: 0, target: 6 })).toEqual([])
})

test('a whole choice may still change its Target', () => {
  const ready = pick(offers, choose(offers, NOTHING, 'raise'), 0)
  expect(whole(offers, pick(offers, ready, 6))?.action).toBe('raise 6')
})

test('back unwinds Target, then what is spent, then the verb', () => {
  const ready = pick(offers, pick(offers, choose(offers, NOTHING, 'help'), 0), 6)
  const helper = back(ready)
  expect(helper).toMatchObject({ verb: 'help', own: 0, target: null })
  const verb = back(helper)
  expect(verb).toEqual({ ...NOTHING, verb: 'help' })
  expect(back(verb)).toEqual(NOTHING)
})

test('odds are known before the last part is chosen', () => {
  const helper = pick(offers, choose(offers, NOTHING, 'help'), 0)
  expect(preview(offers, helper, 5)?.odds).toEqual([3, 6])
  expect(preview(offers, choose(offers, NOTHING, 'help'), 0)).toBeNull()
  expect(preview(offers, NOTHING, 0)).toBeNull()
})

test('without a choice one asks about the highest Entity of one’s own', () => {
  expect(meant([], NOTHING, 'sacrifice', null, 0, 2)).toEqual({ sacrifice: 2 })
  expect(meant([], NOTHING, 'raise', null, 0, 2)).toEqual({})
})
