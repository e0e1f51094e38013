/** A small board: village 0, road 1–3, bank 4, hut 5, road 6, ruin 7, road 8, linden 9; a path 10–11 from 5 to 8. */
import { seatOf } from '../../../testing/fixtures'
import type { Texts } from '../../../i18n/catalogue.svelte'
import type { SeatInfo } from '../../../net/protocol.gen'
import type { BoardInfo, Colour, TileInfo } from '../model/content'
import type { GameOffer } from '../../registry'
import type { Dunkelrunde } from '../types'
import type { DunkelrundeAction, DunkelrundeView } from '../types.gen'

const tile = (id: string, colour: Colour, place: string, x: number, y: number): TileInfo => ({
  id,
  colour,
  place,
  piece: 1,
  x,
  y,
})

export const content: BoardInfo = {
  tiles: [
    tile('village', 'yellow', 'village', -300, 300),
    tile('r1', 'grey', '', -300, 200),
    tile('bridge', 'grey', 'bridge', -300, 100),
    tile('r3', 'grey', 'forest', -300, 0),
    tile('bank', 'red', 'river_bank', -280, -100),
    tile('hut', 'yellow', 'hut', -200, -200),
    tile('r6', 'grey', '', -100, -260),
    tile('ruin', 'blue', 'ruin', 0, -280),
    tile('r8', 'grey', '', 100, -200),
    tile('linden', 'yellow', 'linden', 200, 0),
    tile('d1', 'green', 'deer_crossing', -100, -120),
    tile('d2', 'green', 'deer_crossing', 0, -120),
  ],
  road: ['village', 'r1', 'bridge', 'r3', 'bank', 'hut', 'r6', 'ruin', 'r8', 'linden'],
  paths: [{ id: 'deer_crossing', leaves: 'hut', joins: 'r8', tiles: ['d1', 'd2'] }],
  ghosts: [
    { id: 'ghost1', start: 'bridge', from: 'r1', to: 'bank' },
    { id: 'ghost2', start: 'ruin', from: 'r6', to: 'r8' },
    { id: 'ghost3', start: 'r6', from: 'r6', to: 'r8' },
    { id: 'ghost4', start: 'r8', from: 'r6', to: 'r8' },
  ],
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

export function offer(kind: DunkelrundeAction['kind'], fields: Record<string, number>): GameOffer<Dunkelrunde> {
  return {
    action: [kind, ...Object.values(fields)].join(' '),
    kind,
    fields,
    price: {},
    odds: null,
    consequences: [],
    phrase: { key: kind, args: {}, seats: {} },
  }
}

/** The girl to 2, the boy to 1 or 2, ghost 0 to 1, ghost 1 stays at 7. */
export const offers = [
  offer('move-child', { child: 0, tile: 2 }),
  offer('move-child', { child: 1, tile: 1 }),
  offer('move-child', { child: 1, tile: 2 }),
  offer('move-ghost', { ghost: 0, tile: 1 }),
  offer('move-ghost', { ghost: 1, tile: 7 }),
]
