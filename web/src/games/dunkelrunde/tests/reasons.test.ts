import { expect, test } from 'vitest'
import { readBoard } from '../model/content'
import { content, seats, view, texts } from './fixture'
import type { Known } from '../model/names'
import { whyNotThere, whyStuck } from '../model/reasons'
import type { Piece } from '../model/selection'
import type { DunkelrundeView } from '../types.gen'

const board = readBoard(content)
const known = (now: Partial<DunkelrundeView>): Known => ({ board, view: { ...view, ...now }, seats, texts })

test.each<[Partial<DunkelrundeView>, Piece, number, string | null]>([
  [{}, 'child 0', 1, null],
  [{}, 'child 0', 0, 'refusal-forward-only'],
  [{}, 'child 0', 6, 'refusal-too-far 3'],
  [{}, 'child 0', 3, 'refusal-ghost-there'],
  [{ six: 5, ghosts: [3, 7, 6, 8] }, 'child 0', 5, 'refusal-stop-at-red'],
  [{ six: 5, ghosts: [4, 7, 6, 8] }, 'child 0', 5, 'refusal-ghost-at-red'],
  [{ ghosts: [4, 7, 6, 8] }, 'child 0', 4, 'refusal-ghost-at-red'],
  [{ children: [1, 0, 4, 0] }, 'child 0', 4, 'refusal-crosses-at-once'],
  [{ children: [5, 0, 0, 0] }, 'child 0', 7, 'refusal-blue'],
  [{ children: [5, 0, 0, 0], six: 4 }, 'child 0', 10, 'refusal-slow-tile'],
  [{ double: true, children: [0, 0, 0, 0] }, 'group 0', 2, 'refusal-group-goes-far'],
  [{ double: true, children: [3, 3, 0, 0], six: 3 }, 'group 3', 6, 'refusal-stop-beyond-red'],
  [{}, 'ghost 0', 10, 'refusal-ghost-hidden-path'],
  [{}, 'ghost 0', 6, 'refusal-ghost-area'],
  [{}, 'ghost 0', 2, 'refusal-ghost-distance 2'],
])('%o: %s not to %i', (now, piece, tile, reason) => {
  expect(whyNotThere(known(now), piece, tile)).toBe(reason)
})

test.each<[Partial<DunkelrundeView>, Piece, string]>([
  [{ children: [6, 0, 0, 0], six: 1, ghosts: [3, 8, 8, 8] }, 'child 0', 'refusal-blue'],
  [{ children: [3, 0, 0, 0], six: 6, ghosts: [4, 7, 6, 8] }, 'child 0', 'refusal-ghost-at-red'],
  [{ six: 1, ghosts: [2, 7, 6, 8] }, 'child 0', 'refusal-ghost-there'],
  [{ double: true, children: [6, 6, 0, 0], six: 1 }, 'group 6', 'refusal-blue'],
  [{ double: true, children: [10, 10, 0, 0], six: 4 }, 'group 10', 'refusal-slow-start'],
  [{ double: true }, 'child 0', 'refusal-double-child'],
  [{ double: true }, 'ghost 0', 'refusal-double-ghost'],
  [{}, 'child 3', 'refusal-not-your-child'],
])('a piece that cannot move says what is in its way: %o, %s', (now, piece, reason) => {
  expect(whyStuck(known(now), piece, 0)).toBe(reason)
})

test('nothing is said while another seat decides', () => {
  expect(whyStuck(known({ turn: 1 }), 'child 0', 0)).toBeNull()
})
