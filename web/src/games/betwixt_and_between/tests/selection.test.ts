import { expect, test } from 'vitest'
import { offer, kit, turn, view } from './fixture'
import { cardAtHand, lit, modeOf, NOTHING, question, targets, turned, turns, uses } from '../model/selection'
import { findOffer } from '../../../ui/table/selection'

const done = offer('done')

test('what is owed comes first, then the phase, then the turn; weaving overlaps with all', () => {
  expect(modeOf(view, [])).toBe('watch')
  expect(modeOf(view, turn)).toBe('turn')
  expect(modeOf(view, [done])).toBe('weave')
  expect(modeOf({ ...view, phase: 'draft' }, [offer('keep 1', { card: 0 }), done])).toBe('draft')
  expect(modeOf({ ...view, owed: ['draw-spell', 'spell'] }, [offer('blind')])).toBe('spell')
})

test('steps are lit, and a chosen card lights every free space', () => {
  expect([...lit({ view, kit, offers: turn, seat: 0 }, 'turn', NOTHING).keys()]).toEqual([1, 7])
  const free = [...lit({ view, kit, offers: turn, seat: 0 }, 'turn', { ...NOTHING, card: 1 }).keys()]
  expect(free).toHaveLength(24)
  expect(free).toContain(0)
})

test('a space that is not lit asks about what a click there would do', () => {
  expect(question(view, 'turn', NOTHING, 8)).toBe('step')
  expect(question({ ...view, face_down: [8] }, 'turn', NOTHING, 8)).toBe('reveal')
  expect(question(view, 'turn', { ...NOTHING, walker: 'familiar' }, 8)).toBe('scout')
  expect(question(view, 'turn', { ...NOTHING, card: 1 }, 8)).toBeNull()
  expect(question(view, 'place', NOTHING, 8)).toBe('place')
  expect(question(view, 'destroy', NOTHING, 8)).toBe('choose')
})

test('the familiar walks by itself', () => {
  const scout = [...turn, offer('scout c1', { space: 2 })]
  expect([...lit({ view, kit, offers: scout, seat: 0 }, 'turn', NOTHING).keys()]).toEqual([1, 7])
  expect([...lit({ view, kit, offers: scout, seat: 0 }, 'turn', { ...NOTHING, walker: 'familiar' }).keys()]).toEqual([
    2,
  ])
})

test('a gem that faces the mystic can be clicked', () => {
  expect(targets({ view, kit, offers: turn, seat: 0 }, 'turn', NOTHING)).toMatchObject([{ space: 1, way: 3 }])
  expect(targets({ view, kit, offers: turn, seat: 0 }, 'turn', { ...NOTHING, card: 1 })).toEqual([])
})

test('ways round: those that are offered, in either direction', () => {
  const places = [offer('place a2 n', { space: 7, turn: 0 }), offer('place a2 s', { space: 7, turn: 2 })]
  expect(turns(places, 7)).toEqual([0, 2])
  expect(turned(0, 1, [0, 2])).toBe(2)
  expect(turned(0, -1, null)).toBe(3)
  expect(turned(1, 1, [1])).toBe(1)
})

test('the current card is the chosen one, or the one that must be placed', () => {
  expect(cardAtHand(view, 'turn', { ...NOTHING, card: 2 })).toBe(2)
  expect(cardAtHand({ ...view, now: { ...view.now, placing: 1 } }, 'place', NOTHING)).toBe(1)
  expect(cardAtHand(view, 'travel', NOTHING)).toBeNull()
})

test('the dummy is led to a neighbouring space', () => {
  const alone = { ...view, dummies: [8], dummy: { ...view.dummy, dummy: 0 } }
  expect([
    ...lit(
      { view: alone, kit, offers: [offer('lead n', { way: 0 }), offer('lead w', { way: 3 })], seat: 0 },
      'lead',
      NOTHING,
    ).keys(),
  ]).toEqual([1, 7])
})

test('offers are found by their fields', () => {
  expect(findOffer(turn, 'absorb', { way: 1, familiar: 0 })?.action).toBe('absorb e')
  expect(uses(turn, 0)).toHaveLength(2)
})
