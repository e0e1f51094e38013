/** A small map: the village amid six fields with a hare, a sorcerer, a danger, a rune, a guild and a forest. */
import type { Texts } from '../../../i18n/catalogue.svelte'
import type { SeatInfo } from '../../../net/protocol.gen'
import { seatOf } from '../../../testing/fixtures'
import type { GameOffer } from '../../registry'
import type { Content } from '../model/content'
import type { ShadowAndLight } from '../types'
import type { DieView, ShadowAndLightAction, ShadowAndLightView } from '../types.gen'

const MATRIX = (one: string) => Array.from({ length: 6 }, () => Array.from({ length: 6 }, () => one))

export const content: Content = {
  fields: [
    { q: 0, r: 0, area: 'yellow', kind: 'start', what: 'village' },
    { q: 1, r: -1, area: 'yellow', kind: 'animal', what: 'hare' },
    { q: 1, r: 0, area: 'yellow', kind: 'character', what: 'sorcerer' },
    { q: 0, r: 1, area: 'yellow', kind: 'danger', what: 'thin-ice' },
    { q: -1, r: 1, area: 'yellow', kind: 'rune', what: 'moon-well' },
    { q: -1, r: 0, area: 'green', kind: 'guild', what: 'books' },
    { q: 0, r: -1, area: 'green', kind: 'plain' },
  ],
  animals: [{ id: 'hare', demands: ['white even', 'black 4+', 'any', 'black same 3'], manipulation: 'change' }],
  characters: [
    {
      id: 'sorcerer',
      grid: ['white 1', 'black 6', 'odd', 'any', 'any', 'any', 'any', 'any', '3-'],
      rows: ['white 1', 'black 2', 'black 5'],
      columns: ['white 4', 'black 6', 'white 5'],
    },
  ],
  things: [
    { id: 'yew-bow', kind: 'ranged' },
    { id: 'hand-mirror', kind: 'object', manipulation: 'opposite' },
  ],
  artifacts: ['strength', 'dexterity', 'intelligence', 'charisma'].map((property, n) => ({
    id: `relic-${n}`,
    property,
    colour: n < 2 ? 'black' : 'white',
    number: n + 3,
  })),
  loot: MATRIX('gold 2'),
  runes: ['dawn', 'noon', 'dusk', 'midnight', 'ember', 'frost'],
  rune_matrix: MATRIX('dusk'),
  hunting: [{ id: 'sheep', food: 1, twin: 2, triplet: 5 }],
  tasks: [
    { kind: 'twins', sides: 10 },
    { kind: 'threes', sides: 0 },
  ],
  teaching: { w4: [1, 2, 2, 3], w6: [3], w8: [5], w10: [7] },
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
  loot: [3],
  crossed: [],
  points: 34,
  rank: 0,
  ended: '',
  terms: { provisions: 10, danger_retry: false, placing: 'one', hearts: 'both' },
}

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
