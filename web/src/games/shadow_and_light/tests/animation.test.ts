import { beforeEach, expect, test } from 'vitest'
import { preferences } from '../../../app/preferences.svelte'
import type { EventInfo } from '../../../net/protocol.gen'
import { entryOf } from '../../../testing/fixtures'
import { DICE, die, view } from './fixture'
import { frames, STILL, type Cue } from '../model/animation'
import type { ShadowAndLightView } from '../types.gen'

const event = (kind: string, fields: Record<string, unknown>): EventInfo => ({
  kind,
  fields,
  say: { key: `event-${kind}`, args: {}, seats: {} },
})
const after = { ...view, at: 1, dice: [die(0, 1, 'compass'), ...DICE.slice(1)] }
const told = (events: EventInfo[], seat: number | null = 0, cue: Cue | null = null) =>
  frames({ ...view }, entryOf(1, { seat, events }), { ...after }, cue)
const cues = (shown: ReturnType<typeof told>) => shown.map(({ cue }) => cue as Cue)
const views = (shown: ReturnType<typeof told>) => shown.map((frame) => frame.view as unknown as ShadowAndLightView)

beforeEach(() => {
  preferences.motion = 'system'
})

test('a throw: the dice that were thrown tumble, then lie', () => {
  const shown = told([event('thrown', { numbers: [0, 5, 0, 2, 0, 0], what: 'movement' })], null)
  expect(cues(shown).map(({ rolling }) => rolling)).toEqual([[1, 3], [], []])
  expect(views(shown)[1]!.dice.map(({ number }) => number)).toEqual([1, 5, 3, 2, 4, 6])
  expect(shown[0]!.sound).toBe('roll')
})

test('nothing tumbles where movement is kept to the least', () => {
  preferences.motion = 'less'
  expect(
    cues(told([event('thrown', { numbers: [0, 5, 0, 2, 0, 0], what: 'movement' })], null)).every(
      ({ rolling }) => rolling.length === 0,
    ),
  ).toBe(true)
})

test('a step moves the figure and pays its food', () => {
  const [first] = views(told([event('stepped', { die: 0, start: 0, goal: 1, food: 1 })]))
  expect([first!.at, first!.food]).toEqual([1, 3])
})

test('a hazard shows its dice in the air, then lying', () => {
  const shown = cues(told([event('hazard', { field: 3, red: 2, white: 5, result: 'mastered' })], null))
  expect(shown.slice(0, 2).map(({ tossing, hazard }) => [tossing, hazard?.white])).toEqual([
    [true, 5],
    [false, 5],
  ])
})

test('what has happened is told until the next decision', () => {
  const before = { ...STILL, news: [event('hazard', {})] }
  expect(
    cues(told([event('experienced', { xp: 6, opens: 'nothing' })], null, before))
      .at(-1)!
      .news.map(({ kind }) => kind),
  ).toEqual(['hazard', 'experienced'])
  expect(cues(told([event('placed', { die: 0, field: 1 })], 0, before)).at(-1)!.news).toEqual([])
})

test('the last picture is the table as it is', () => {
  expect(views(told([event('attempted', { kind: 'animal', id: 'hare', success: true })], null)).at(-1)).toEqual(after)
})
