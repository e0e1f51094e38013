import { beforeEach, expect, test } from 'vitest'
import type { Frame } from '../../registry'
import { preferences } from '../../../app/preferences.svelte'
import type { Entry, Json } from '../../../net/protocol.gen'
import { view } from './fixture'
import { frames, STILL, type Cue } from '../model/animation'
import type { DunkelrundeView } from '../types.gen'

const entry = (...events: [string, Record<string, unknown>][]): Entry => ({
  step: 1,
  seat: 0,
  action: null,
  face: null,
  faces: null,
  note: null,
  events: events.map(([kind, fields]) => ({ kind, fields, say: null })),
})
const before = view as unknown as Json
const cues = (shown: Frame[]) => shown.map(({ cue }) => cue as Cue)
const seen = (shown: Frame[]) => shown.map((frame) => frame.view as unknown as DunkelrundeView)
beforeEach(() => {
  preferences.motion = 'system'
})

test('dice roll, lie, and a double lies longer', () => {
  const shown = (double: boolean) =>
    frames(before, entry(['rolled', { seat: 0, six: 4, eight: double ? 4 : 1, double }]), before, null)
  expect(cues(shown(false)).map(({ rolling }) => rolling)).toEqual([true, false, false])
  expect(seen(shown(false))[0]?.six).toBe(0)
  expect(shown(true)[1]!.ms).toBeGreaterThan(shown(false)[1]!.ms)
})

test('a child walks tile by tile', () => {
  const shown = frames(before, entry(['walked', { piece: 'child', who: [0], way: [1, 2, 3], place: '' }]), before, null)
  expect(
    seen(shown)
      .slice(0, 3)
      .map(({ children }) => children[0]),
  ).toEqual([1, 2, 3])
  expect(cues(shown)[1]?.way).toEqual([1, 2, 3])
  expect(shown.at(-1)).toMatchObject({ view: before, cue: STILL })
})

test('where nothing shall move on the screen a way is one picture', () => {
  preferences.motion = 'less'
  const shown = frames(
    before,
    entry(['walked', { piece: 'ghost', who: [1], way: [7, 8, 7, 6], place: '' }]),
    before,
    null,
  )
  expect(
    seen(shown)
      .slice(0, 2)
      .map(({ ghosts }) => ghosts[1]),
  ).toEqual([7, 6])
})

test('a group reaches the bank and goes over by boat', () => {
  const walked = { piece: 'group', who: [1, 2], way: [3, 4], place: 'river_bank' }
  const shown = frames(
    before,
    entry(['walked', walked], ['crossed', { children: [1, 2], to: 5, place: 'river_bank' }]),
    before,
    null,
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
  const shown = frames(before, entry(['crossed', { children: [1, 2], to: 5, place: 'gate' }]), before, null)
  expect(cues(shown).map(({ aboard, crossing }) => [aboard, crossing])).toEqual([
    [0, null],
    [0, 5],
    [0, null],
  ])
})

test('the witch fetches the last child', () => {
  const shown = frames(before, entry(['helped', { child: 0, to: 5 }]), before, null)
  expect(cues(shown).map(({ aboard, help, crossing }) => [aboard, help, crossing])).toEqual([
    [1, 5, null],
    [1, 5, 5],
    [0, null, null],
  ])
})

test('a child takes fright first and runs then', () => {
  const shown = frames(before, entry(['frightened', { child: 0, fromTile: 1, to: 0, place: 'village' }]), before, null)
  expect(cues(shown).map(({ fright }) => fright)).toEqual([1, null, null])
  expect(
    seen(shown)
      .slice(0, 2)
      .map(({ children }) => children[0]),
  ).toEqual([1, 0])
  expect(cues(shown)[1]).toMatchObject({ runner: 0, way: [1, 0] })
})

test('an expired double is said, and the turn goes on', () => {
  const shown = frames(before, entry(['expired', { seat: 0 }], ['turn', { seat: 1 }]), before, null)
  expect(cues(shown)[0]).toMatchObject({ expired: true })
  expect(seen(shown)[1]?.turn).toBe(1)
})

test('the light stays when the curse is broken', () => {
  const shown = frames(before, entry(['broken', { winners: [1] }]), before, null)
  expect(cues(shown).map(({ winners }) => winners)).toEqual([[1], [1]])
})
