import { expect, test } from 'vitest'
import type { Frame } from '../../registry'
import { entry, lying, view } from './fixture'
import { frames, STILL } from '../model/animation'
import type { BetwixtAndBetween } from '../types'
import type { DummyDrew } from '../types.gen'

const before = view
const cues = (shown: Frame<BetwixtAndBetween>[]) => shown.map(({ cue }) => cue)
const seen = (shown: Frame<BetwixtAndBetween>[]) => shown.map((frame) => frame.view)

test('a card is laid with its gems, and leaves the hand', () => {
  const shown = frames(
    before,
    entry({
      kind: 'placed',
      fields: {
        seat: 0,
        card: 1,
        space: 7,
        turn: 1,
        gems: [
          [7, 1, 0],
          [7, 3, 2],
        ],
        replaced: -1,
      },
    }),
    before,
  )
  expect(seen(shown)[0]?.board[7]).toEqual(lying(1, [-1, 0, -1, 2], 1))
  expect(seen(shown)[0]?.hand).toEqual([2])
  expect(cues(shown)[0]?.fresh).toBe(7)
  expect(shown.at(-1)).toMatchObject({ view: before, cue: STILL })
})

test('somebody else’s step takes its time, and the mystic goes', () => {
  const shown = frames(
    before,
    entry({ kind: 'moved', fields: { seat: 1, source: 32, goal: 25, tunnel: false } }),
    before,
  )
  expect(seen(shown)[0]?.players[1]?.mystic).toBe(25)
  expect(shown[0]!.ms).toBeGreaterThan(200)
})

test('absorbed gems fly to the piece that takes them', () => {
  const shown = frames(
    before,
    entry({ kind: 'absorbed', fields: { seat: 1, gems: [[1, 3, 0]], familiar: false, absorb: -1, turn: 0 } }),
    before,
  )
  expect(cues(shown)[1]?.flights).toEqual([{ space: 1, way: 3, element: 0, to: 32 }])
  expect(seen(shown)[1]?.board[1]?.gems).toEqual([-1, -1, 1, -1])
  expect(seen(shown)[2]?.players[1]?.gems).toEqual([4, 1, 0, 0])
})

test('a reshaped card takes its gems along, turned with it', () => {
  const shown = frames(
    before,
    entry({ kind: 'reshaped', fields: { seat: 1, card: 0, source: 1, goal: 9, turn: 3 } }),
    before,
  )
  expect(seen(shown)[0]?.board[1]).toBeNull()
  expect(seen(shown)[0]?.board[9]).toEqual(lying(0, [0, -1, -1, 1], 3))
})

test('nobody waits while another weaves', () => {
  const shown = frames(
    before,
    entry({ kind: 'laid', fields: { seat: 1, cell: 3, element: 'water', old: null } }),
    before,
  )
  expect(shown).toEqual([{ view: before, cue: STILL, ms: 0 }])
})

test('the dummy is drawn to the nearest symbols, goes, and treads a card down', () => {
  const alone = { ...view, dummies: [2] }
  const drew: DummyDrew['fields'] = { dummy: 0, element: 'water', nearest: [1], distance: 1, ways: [3] }
  const shown = frames(
    alone,
    entry(
      { kind: 'dummy-drew', fields: drew },
      { kind: 'dummy-moved', fields: { dummy: 0, source: 2, goal: 1, way: 3, turned: false, discarded: 0 } },
    ),
    alone,
  )
  expect(cues(shown)[0]?.nearest).toEqual([1])
  expect(seen(shown)[1]?.dummies).toEqual([1])
  expect(cues(shown)[2]?.gone).toEqual([1])
  expect(seen(shown)[3]?.board[1]).toBeNull()
})

test('what nobody needs to see takes no time', () => {
  expect(frames(before, entry({ kind: 'shuffled', fields: { deck: 'spell' } }), before)).toEqual([
    { view: before, cue: STILL, ms: 0 },
  ])
})
