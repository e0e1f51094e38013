/** A small map: the village amid six fields with a hare, a sorcerer, a danger, a rune, a guild and a forest. */
import type { Texts } from '../../../i18n/catalogue.svelte'
import type { SeatInfo } from '../../../net/protocol.gen'
import { seatOf } from '../../../testing/fixtures'
import type { GameOffer } from '../../registry'
import type { ShadowAndLight } from '../types'
import type { Adventure, Demand, DieView, ShadowAndLightAction, ShadowAndLightView } from '../types.gen'

const demand = (colour: number, rule: Demand['rule'], number = 0, pair: number | null = null): Demand => ({
  colour,
  rule,
  number,
  pair,
})
const any = demand(-1, 'any')

export const content: Adventure = {
  fields: [
    { q: 0, r: 0, area: 'yellow', kind: 'start', what: 'village' },
    { q: 1, r: -1, area: 'yellow', kind: 'animal', what: 'hare' },
    { q: 1, r: 0, area: 'yellow', kind: 'character', what: 'sorcerer' },
    { q: 0, r: 1, area: 'yellow', kind: 'danger', what: 'thin-ice' },
    { q: -1, r: 1, area: 'yellow', kind: 'rune', what: 'moon-well' },
    { q: -1, r: 0, area: 'green', kind: 'guild', what: 'books' },
    { q: 0, r: -1, area: 'green', kind: 'plain', what: '' },
  ],
  neighbours: [
    [1, 2, 3, 4, 5, 6],
    [-1, -1, 2, 0, 6, -1],
    [-1, -1, -1, 3, 0, 1],
    [2, -1, -1, -1, 4, 0],
    [0, 3, -1, -1, -1, 5],
    [6, 0, 4, -1, -1, -1],
    [-1, 1, 0, 5, -1, -1],
  ],
  animals: {
    hare: {
      demands: [demand(0, 'even'), demand(1, 'least', 4), demand(-1, 'any', 0, 3), demand(1, 'any', 0, 2)],
      manipulation: 'change',
    },
  },
  characters: {
    sorcerer: {
      grid: [
        demand(0, 'number', 1),
        demand(1, 'number', 6),
        demand(-1, 'odd'),
        any,
        any,
        any,
        any,
        any,
        demand(-1, 'most', 3),
      ],
      lines: [1, 2, 5, 4, 6, 5].map((number, n) => ({ colour: n % 2, number })),
    },
  },
  things: [
    { id: 'yew-bow', manipulation: null },
    { id: 'hand-mirror', manipulation: 'opposite' },
  ],
  artifacts: [0, 1, 2, 3].map((n) => ({ id: `relic-${n}`, colour: n < 2 ? 1 : 0, number: n + 3 })),
  loot: Array.from({ length: 36 }, () => ({ kind: 'gold', amount: 2, id: '' })),
  runes: ['dawn', 'noon', 'dusk', 'midnight', 'ember', 'frost'],
  rune_cells: Array.from({ length: 36 }, () => 'dusk'),
  hunting: [{ id: 'sheep', food: 1, twin: 2, triplet: 5 }],
  tasks: [
    { kind: 'twins', sides: 10 },
    { kind: 'threes', sides: 0 },
  ],
  gates: { yellow: 0, green: 8, blue: 20 },
  full: 10,
  starts: [5, 6, 7, 8, 9, 10, 10],
}

export const die = (colour: number, number: number, where: DieView['where'] = 'hand', field = -1): DieView => ({
  colour,
  number,
  where,
  field,
})

/** Six dice in hand: white 1 3 3, black 2 4 6. */
export const DICE = [die(0, 1), die(0, 3), die(0, 3), die(1, 2), die(1, 4), die(1, 6)]

export const view: ShadowAndLightView = {
  seat: 0,
  phase: 'plan',
  at: 0,
  movements: 3,
  health: 7,
  hearts: 9,
  food: 4,
  gold: 2,
  potions: 1,
  xp: 5,
  start_xp: 0,
  gate: 8,
  shut: ['green', 'blue'],
  talent: 2,
  talent_used: false,
  guild: 1,
  properties: [0, 1, 2, 3].map((n) => ({
    sides: n === 2 ? 8 : 4,
    bonus: n === 2 ? 2 : 0,
    learned: n === 2 ? 8 : 0,
    taught: n === 2,
    attempts: 0,
    change: false,
    recall: false,
  })),
  dice: DICE,
  steps: 0,
  free_steps: 3,
  hunted: false,
  quarry: 0,
  thrown: [],
  pending: -1,
  triplet: false,
  back: 'plan',
  attempt: 0,
  success: false,
  lines: [false, false, false, false, false, false],
  armed: false,
  placed: 0,
  visited: false,
  traded: -1,
  combinations: [],
  tasks: [false, false],
  met: [],
  guard: 0,
  manipulations: [1, 0, 0, 0],
  summons: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1],
  artifacts: ['none', 'none', 'held', 'none'],
  things: [1, 0],
  spent: [],
  runes: [4, 9],
  start_runes: [1, 0, 0, 0, 0, 0],
  held_runes: [1, 0, 2, 0, 0, 0],
  loot: [3],
  crossed: [],
  points: 34,
  rank: 0,
  ended: '',
  sheet: '',
  terms: { provisions: 10, danger_retry: false, placing: 'one', hearts: 'both' },
}

/** The code of the character in the view. */
export const CODE = '2.9.7.4.2.5.2.1.4-4-8-4.0-0-2-0.1.0-1.0-0-1-0.1-0-2-0-0-0'

export const seats: SeatInfo[] = [seatOf(0, { name: 'Ember', yours: true })]

/** Texts as the key and its arguments. */
export const texts: Texts = {
  text: (key, args = {}) => [key, ...Object.values(args)].join(' '),
  find: () => null,
  phrase: ({ key }) => key,
}

export function offer(
  kind: ShadowAndLightAction['kind'],
  fields: Record<string, number> = {},
): GameOffer<ShadowAndLight> {
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
