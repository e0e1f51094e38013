/** A small board: village 0, road 1–3, bank 4, hut 5, road 6, ruin 7, road 8, linden 9; a path 10–11 from 5 to 8. */
import { seatOf } from '../../../testing/fixtures'
import type { Texts } from '../../../i18n/catalogue.svelte'
import type { SeatInfo } from '../../../net/protocol.gen'
import type { GameOffer } from '../../registry'
import type { Dunkelrunde } from '../types'
import type { Board, DunkelrundeAction, DunkelrundeView, Tile } from '../types.gen'

const tile = (colour: Tile['colour'], place: string, x: number, y: number): Tile => ({ colour, place, x, y })

export const content: Board = {
  tiles: [
    tile('yellow', 'village', -300, 300),
    tile('grey', '', -300, 200),
    tile('grey', 'bridge', -300, 100),
    tile('grey', 'forest', -300, 0),
    tile('red', 'river_bank', -280, -100),
    tile('yellow', 'hut', -200, -200),
    tile('grey', '', -100, -260),
    tile('blue', 'ruin', 0, -280),
    tile('grey', '', 100, -200),
    tile('yellow', 'linden', 200, 0),
    tile('green', 'deer_crossing', -100, -120),
    tile('green', 'deer_crossing', 0, -120),
  ],
  road: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  paths: [[5, 10, 11, 8]],
  areas: [{ first: 1, last: 4 }, ...Array.from({ length: 3 }, () => ({ first: 6, last: 8 }))],
  rank: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, -1, -1],
  ahead: [9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 3, 2],
}

/** Ember's girl stands alone behind the village, her boy in it with both of Moth's. */
export const view: DunkelrundeView = {
  seat: 0,
  phase: 'move',
  turn: 0,
  six: 3,
  eight: 2,
  double: false,
  child_moved: false,
  ghost_moved: false,
  children: [1, 0, 0, 0],
  shelters: [0, 0, 0, 0],
  ghosts: [3, 7, 6, 8],
  linden: [],
  rolls: 1,
}

export const seats: SeatInfo[] = [
  seatOf(0, { name: 'Ember', yours: true }),
  seatOf(1, { name: 'Moth', level: 'greedy' }),
]

/** Texts as the key and its arguments. */
export const texts: Texts = {
  text: (key, args = {}) => [key, ...Object.values(args)].join(' '),
  find: () => null,
  phrase: ({ key }) => key,
}

export function offer(
  kind: DunkelrundeAction['kind'],
  fields: Record<string, number>,
  warnings: string[] = [],
): GameOffer<Dunkelrunde> {
  return {
    action: [kind, ...Object.values(fields)].join(' '),
    kind,
    fields,
    price: {},
    odds: null,
    consequences: warnings.map((key) => ({ key, args: {}, seats: {} })),
    phrase: { key: kind, args: {}, seats: {} },
  }
}

/** The girl to 2, the boy to 1 or 2, ghost 0 to 1, ghost 1 stays at 7. */
export const offers = [
  offer('move-child', { child: 0, tile: 2 }),
  offer('move-child', { child: 1, tile: 1 }),
  offer('move-child', { child: 1, tile: 2 }),
  offer('move-ghost', { ghost: 0, tile: 1 }, ['consequence-frightened']),
  offer('move-ghost', { ghost: 1, tile: 7 }),
]
