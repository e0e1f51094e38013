import { beforeEach, expect, test } from 'vitest'
import type { Frame } from '../../registry'
import { preferences } from '../../../app/preferences.svelte'
import { entryWith } from '../../../testing/fixtures'
import { view } from './fixture'
import { frames, STILL } from '../model/animation'
import type { Dunkelrunde } from '../types'
import type { DunkelrundeEvent, Walked } from '../types.gen'

const entry = entryWith<DunkelrundeEvent>
const before = view
const cues = (shown: Frame<Dunkelrunde>[]) => shown.map(({ cue }) => cue)
const seen = (shown: Frame<Dunkelrunde>[]) => shown.map((frame) => frame.view)
beforeEach(() => {
  preferences.motion = 'system'
})

test('dice roll, lie, and a double lies longer', () => {
  const shown = (double: boolean) =>
    frames(before, entry({ kind: 'rolled', fields: { seat: 0, six: 4, eight: double ? 4 : 1, double } }), before)
  expect(cues(shown(false)).map(({ rolling }) => rolling)).toEqual([true, false, false])
  expect(seen(shown(false))[0]?.six).toBe(0)
  expect(shown(true)[1]!.ms).toBeGreaterThan(shown(false)[1]!.ms)
})

test('a child walks tile by tile', () => {
  const shown = frames(
    before,
    entry({ kind: 'walked', fields: { piece: 'child', who: [0], way: [1, 2, 3], place: '' } }),
    before,
  )
  expect(
    seen(shown)
      .slice(0, 3)
      .map(({ children }) => children[0]),
  ).toEqual([1, 2, 3])
  expect(cues(shown)[1]?.way).toEqual([1, 2, 3])
  expect(shown.at(-1)).toMatchObject({ view: before, cue: STILL })
})

test('with reduced motion a path is one frame', () => {
  preferences.motion = 'less'
  const shown = frames(
    before,
    entry({ kind: 'walked', fields: { piece: 'ghost', who: [1], way: [7, 8, 7, 6], place: '' } }),
    before,
  )
  expect(
    seen(shown)
      .slice(0, 2)
      .map(({ ghosts }) => ghosts[1]),
  ).toEqual([7, 6])
})

test('a group reaches the bank and goes over by boat', () => {
  const walked: Walked['fields'] = { piece: 'group', who: [1, 2], way: [3, 4], place: 'river_bank' }
  const shown = frames(
    before,
    entry(
      { kind: 'walked', fields: walked },
      { kind: 'crossed', fields: { children: [1, 2], to: 5, place: 'river_bank' } },
    ),
    before,
  )
  const crossing = cues(shown).findIndex((cue) => cue.crossing === 5)
  expect(seen(shown)[crossing - 1]?.children.slice(1, 3)).toEqual([4, 4])
  expect(seen(shown)[crossing]?.children.slice(1, 3)).toEqual([5, 5])
  expect(
    cues(shown)
      .slice(crossing - 1)
      .map(({ aboard }) => aboard),
  ).toEqual([2, 2, 0])
})

test('no boat at the gate', () => {
  const shown = frames(before, entry({ kind: 'crossed', fields: { children: [1, 2], to: 5, place: 'gate' } }), before)
  expect(cues(shown).map(({ aboard, crossing }) => [aboard, crossing])).toEqual([
    [0, null],
    [0, 5],
    [0, null],
  ])
})

test('the witch fetches the last child', () => {
  const shown = frames(before, entry({ kind: 'helped', fields: { child: 0, to: 5 } }), before)
  expect(cues(shown).map(({ aboard, help, crossing }) => [aboard, help, crossing])).toEqual([
    [1, 5, null],
    [1, 5, 5],
    [0, null, null],
  ])
})

test('a child takes fright first and runs then', () => {
  const shown = frames(
    before,
    entry({ kind: 'frightened', fields: { child: 0, fromTile: 1, to: 0, place: 'village' } }),
    before,
  )
  expect(cues(shown).map(({ fright }) => fright)).toEqual([1, null, null])
  expect(
    seen(shown)
      .slice(0, 2)
      .map(({ children }) => children[0]),
  ).toEqual([1, 0])
  expect(cues(shown)[1]).toMatchObject({ runner: 0, way: [1, 0] })
})

test('an expired double is said, and the turn goes on', () => {
  const shown = frames(
    before,
    entry({ kind: 'expired', fields: { seat: 0 } }, { kind: 'turn', fields: { seat: 1 } }),
    before,
  )
  expect(cues(shown)[0]).toMatchObject({ expired: true })
  expect(seen(shown)[1]?.turn).toBe(1)
})

test('the light stays when the curse is broken', () => {
  const shown = frames(before, entry({ kind: 'broken', fields: { winners: [1] } }), before)
  expect(cues(shown).map(({ winners }) => winners)).toEqual([[1], [1]])
})
