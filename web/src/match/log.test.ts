import { expect, test } from 'vitest'
import type { Texts } from '../i18n/catalogue.svelte'
import { linesOf, sectionsOf } from './log'
import { entryOf } from '../testing/fixtures'
import type { EventInfo, LogEntry, Phrase } from '../net/protocol.gen'

const texts: Texts = {
  text: (key) => key,
  find: (key) => key,
  phrase: ({ key, args, seats }) => [key, ...Object.values(args), ...Object.values(seats)].join(' '),
}
const event = (kind: string, fields = {}): EventInfo => ({
  kind,
  fields,
  phrase: { key: `event-${kind}`, args: {}, seats: {} },
})
const section = (key: string, args = {}): Phrase => ({ key, args, seats: {} })
const turn = (player: number): Phrase => ({ key: 'log-turn', args: {}, seats: { player } })
/** A step in a section with some events; `turn1` announces the turn of seat 1. */
const step = (number: number, of: Phrase | null, events: string, seat: number | null = null): LogEntry =>
  entryOf(number, {
    seat,
    section: of,
    events: events
      .split(' ')
      .filter(Boolean)
      .map((kind) => (/^turn\d$/.test(kind) ? event('turn', { seat: Number(kind.at(-1)) }) : event(kind))),
  })
const shown = (log: LogEntry[]) =>
  sectionsOf(log, texts).map(({ heading, seat, steps }) => [
    heading,
    seat,
    steps.map((each) => `${each.step}: ${each.lines.map(({ kind }) => kind).join(' ')}`),
  ])

test('an event without words makes no line', () => {
  expect(linesOf(entryOf(1, { events: [{ ...event('moved'), phrase: null }, event('won')] }), texts)).toEqual([
    { kind: 'won', text: 'event-won' },
  ])
})

test('a note about the players is a separate line, in the section in which it was made', () => {
  const note = { key: 'note-gave-up', args: {}, seats: { seat: 0 } }
  expect(linesOf(entryOf(4, { note }), texts)).toEqual([{ kind: 'note', text: 'note-gave-up 0' }])
  const log = [entryOf(0, { note }), step(1, turn(1), 'tried'), entryOf(1, { note }), step(2, turn(1), 'rolled')]
  expect(shown(log)).toEqual([
    [null, null, ['0: note']],
    ['log-turn 1', 1, ['1: tried', '1: note', '2: rolled']],
  ])
})

// The beginnings of matches of all five games, as the server tells them.

test('The Illuminated: a turn goes on while dice fall, and its heading announces it', () => {
  const log = [
    step(1, null, 'began turn1'),
    step(2, turn(1), 'tried', 1),
    step(3, turn(1), 'rolled moved turn0'),
    step(4, turn(0), 'tried', 0),
    step(5, turn(0), 'rolled turn1'),
  ]
  expect(shown(log)).toEqual([
    [null, null, ['1: began']],
    ['log-turn 1', 1, ['2: tried', '3: rolled moved']],
    ['log-turn 0', 0, ['4: tried', '5: rolled turn']],
  ])
  expect(sectionsOf(log, texts).map(({ step }) => step)).toEqual([0, 1, 3])
})

test('DunkelRunde: a turn begins with its roll', () => {
  const log = [
    step(1, null, 'began'),
    step(2, turn(1), 'rolled'),
    step(3, turn(1), 'walked', 1),
    step(4, turn(0), 'rolled'),
  ]
  expect(shown(log)).toEqual([
    [null, null, ['1: began']],
    ['log-turn 1', 1, ['2: rolled', '3: walked']],
    ['log-turn 0', 0, ['4: rolled']],
  ])
})

test('Light & Dark: phases before the turns; a card of the other team does not cut a turn', () => {
  const log = [
    step(5, section('section-place', { game: 1 }), 'ready deployed', 1),
    step(6, section('section-terrain', { game: 1 }), 'obstructed', 1),
    step(7, section('section-terrain', { game: 1 }), 'obstructed turn0', 0),
    step(8, turn(0), 'flicked', 0),
    step(9, turn(0), 'played turn1', 1),
    step(10, turn(1), '', 1),
    step(11, turn(1), 'flicked'),
  ]
  expect(shown(log)).toEqual([
    ['section-place 1', null, ['5: ready deployed']],
    ['section-terrain 1', null, ['6: obstructed', '7: obstructed']],
    ['log-turn 0', 0, ['8: flicked', '9: played']],
    ['log-turn 1', 1, ['11: flicked']],
  ])
})

test('Betwixt & Between: what all choose at once is one phase, and weaving does not cut a turn', () => {
  const log = [
    step(30, section('section-draft', { round: 1 }), '', 0),
    step(31, section('section-draft', { round: 1 }), 'leftover', 1),
    step(32, section('section-rite', { round: 1 }), 'called', 1),
    step(33, section('section-rite', { round: 1 }), 'called turn1', 0),
    step(34, turn(1), 'explored gained', 1),
    step(35, turn(1), 'turn0', 1),
    step(36, turn(0), 'wove', 1),
    step(37, turn(0), 'explored', 0),
  ]
  expect(shown(log)).toEqual([
    ['section-draft 1', null, ['31: leftover']],
    ['section-rite 1', null, ['32: called', '33: called']],
    ['log-turn 1', 1, ['34: explored gained']],
    ['log-turn 0', 0, ['36: wove', '37: explored']],
  ])
})

test('Between Shadow and Light: movements, and what their fields have', () => {
  const hedgehog = section('section-field', { movement: 1, field: '@animal-hedgehog' })
  const log = [
    step(5, section('section-creation'), 'guild-got', 0),
    step(7, section('section-movement', { movement: 1 }), 'thrown'),
    step(8, section('section-movement', { movement: 1 }), 'stepped met', 0),
    step(9, hedgehog, 'thrown'),
    step(10, section('section-movement', { movement: 2 }), 'thrown', 0),
  ]
  expect(shown(log)).toEqual([
    ['section-creation', null, ['5: guild-got']],
    ['section-movement 1', null, ['7: thrown', '8: stepped met']],
    ['section-field 1 @animal-hedgehog', null, ['9: thrown']],
    ['section-movement 2', null, ['10: thrown']],
  ])
})

test('a turn in which nothing happens is still announced', () => {
  const log = [step(1, turn(0), 'rolled turn1 turn2', 0), step(2, turn(2), 'rolled')]
  expect(shown(log)).toEqual([
    ['log-turn 0', 0, ['1: rolled turn']],
    ['log-turn 2', 2, ['2: rolled']],
  ])
})

test('a turn in which nothing was done keeps the line that ended it', () => {
  const log = [step(1, turn(0), 'turn1', 0), step(2, turn(1), 'rolled turn0', 1), step(3, turn(0), 'turn1', 0)]
  expect(shown(log)).toEqual([
    ['log-turn 0', 0, ['1: turn']],
    ['log-turn 1', 1, ['2: rolled']],
    ['log-turn 0', 0, ['3: turn']],
  ])
})

test('a match that cannot be replayed has no sections: what each player did in a row', () => {
  const log = [step(1, null, 'step'), step(2, null, 'step', 0), step(3, null, 'step'), step(4, null, 'step', 1)]
  expect(shown(log)).toEqual([
    [null, null, ['1: step']],
    [null, 0, ['2: step', '3: step']],
    [null, 1, ['4: step']],
  ])
})
