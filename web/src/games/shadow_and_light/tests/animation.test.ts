import { beforeEach, expect, test } from 'vitest'
import { preferences } from '../../../app/preferences.svelte'
import { entryWith } from '../../../testing/fixtures'
import { DICE, die, view } from './fixture'
import { frames, STILL, type Cue } from '../model/animation'
import type { Hazard, ShadowAndLightEvent } from '../types.gen'

const after = { ...view, at: 1, dice: [die(0, 1, 'compass'), ...DICE.slice(1)] }
const framesOf = (events: ShadowAndLightEvent[], seat: number | null = 0, cue: Cue | null = null) =>
  frames(view, { ...entryWith(...events), seat }, after, cue)
const cues = (shown: ReturnType<typeof framesOf>) => shown.map(({ cue }) => cue)
const views = (shown: ReturnType<typeof framesOf>) => shown.map((frame) => frame.view)

beforeEach(() => {
  preferences.motion = 'system'
})

test('a throw: the dice that were thrown tumble, then lie', () => {
  const shown = framesOf([{ kind: 'thrown', fields: { numbers: [0, 5, 0, 2, 0, 0], what: 'movement' } }], null)
  expect(cues(shown).map(({ rolling }) => rolling)).toEqual([[1, 3], [], []])
  expect(views(shown)[1]!.dice.map(({ number }) => number)).toEqual([1, 5, 3, 2, 4, 6])
  expect(shown[0]!.sound).toBe('roll')
})

test('nothing tumbles where movement is kept to the least', () => {
  preferences.motion = 'less'
  expect(
    cues(framesOf([{ kind: 'thrown', fields: { numbers: [0, 5, 0, 2, 0, 0], what: 'movement' } }], null)).every(
      ({ rolling }) => rolling.length === 0,
    ),
  ).toBe(true)
})

test('a step moves the figure and pays its food', () => {
  const [first] = views(framesOf([{ kind: 'stepped', fields: { die: 0, start: 0, goal: 1, food: 1 } }]))
  expect([first!.at, first!.food]).toEqual([1, 3])
})

test('a hazard shows its dice in the air, then lying', () => {
  const shown = cues(framesOf([{ kind: 'hazard', fields: { field: 3, red: 2, white: 5, result: 'mastered' } }], null))
  expect(shown.slice(0, 2).map(({ tossing, hazard }) => [tossing, hazard?.white])).toEqual([
    [true, 5],
    [false, 5],
  ])
})

test('what has happened is told until the next decision', () => {
  const { events: news } = entryWith<Hazard>({
    kind: 'hazard',
    fields: { field: 3, red: 2, white: 5, result: 'mastered' },
  })
  const before: Cue = { ...STILL, news }
  expect(
    cues(framesOf([{ kind: 'experienced', fields: { xp: 6, opens: 'nothing' } }], null, before))
      .at(-1)!
      .news.map(({ kind }) => kind),
  ).toEqual(['hazard', 'experienced'])
  expect(cues(framesOf([{ kind: 'placed', fields: { die: 0, field: 1 } }], 0, before)).at(-1)!.news).toEqual([])
})

test('the last picture is the table as it is', () => {
  expect(
    views(framesOf([{ kind: 'attempted', fields: { kind: 'animal', id: 'hare', success: true } }], null)).at(-1),
  ).toEqual(after)
})
