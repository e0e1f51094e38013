/** A small game for tests: two players on 5 × 5 in A's first turn; Merrow lies at b1 beside A's mystic on a1. */
import type { Texts } from '../../../i18n/catalogue.svelte'
import type { SeatInfo } from '../../../net/protocol.gen'
import { entryWith, seatOf } from '../../../testing/fixtures'
import type { GameOffer } from '../../registry'
import type { BetwixtAndBetween } from '../types'
import type {
  BetwixtAndBetweenAction,
  BetwixtAndBetweenContent,
  BetwixtAndBetweenEvent,
  BetwixtAndBetweenView,
  CardView,
  DeckView,
  PatternView,
  PlayerView,
} from '../types.gen'

const [w, a, e, f, o] = [0, 1, 2, 3, -1]
const plain = { element: -1, amount: 1 }
export const kit: BetwixtAndBetweenContent = {
  explorations: [
    { ...plain, id: 'merrow', sides: [w, a, o, o], deed: 'move', bonus: 'spell' },
    { ...plain, id: 'old-well', sides: [w, o, e, o], deed: 'tunnel', bonus: 'earth' },
    { ...plain, id: 'faery-star', sides: [w, a, e, f], deed: 'stop', bonus: 'fire' },
    { id: 'undine', sides: [w, w, o, o], deed: 'gem', element: w, amount: 2, bonus: 'absorb' },
  ],
  spells: [
    { id: 'wellspring', kind: 'elemental', element: w, pattern: [w, w, o, o, o, a, o, o, o], points: 5 },
    { id: 'crown', kind: 'point', element: -1, pattern: [w, w, a, o, o, o, o, o, o], points: 10 },
    { id: 'river-stride', kind: 'movement', element: -1, pattern: [w, o, o, o, a, o, o, o, e], points: 5 },
  ],
  absorbs: [{ id: 'beckoning', letters: 'ne', ways: [0, 1] }],
}

const deck: DeckView = { left: 10, discards: [], shuffles: [], held: [], packed: [] }
export const player = (mystic: number, more: Partial<PlayerView> = {}): PlayerView => ({
  mystic,
  familiar: -1,
  diagonal: false,
  gems: [3, 1, 0, 0],
  weave: Array.from({ length: 25 }, () => 0),
  spells: [],
  rites: 0,
  score: 0,
  weaving: false,
  changes: 60,
  ready: false,
  cards: 2,
  hand: 1,
  shown: [],
  absorbs: 0,
  pack: 0,
  ...more,
})

export const lying = (card: number, gems: number[], turn = 0): CardView => ({ card, turn, gems, tokens: [] })
const board: (CardView | null)[] = Array.from({ length: 49 }, () => null)
board[1] = lying(0, [-1, -1, 1, 0], 2)

/** The free spaces. */
const free = Array.from({ length: 49 }, (_, space) => space).filter(
  (space) => space % 7 < 5 && space < 35 && !board[space],
)

/** A spell that does not stand. */
export const pattern = (spell: number, cells: number[], gems: number[], have = 0): PatternView => ({
  spell,
  stands: have === cells.length,
  cells,
  gems,
  have,
})

export const view: BetwixtAndBetweenView = {
  seat: 0,
  phase: 'adventure',
  owed: [],
  round: 1,
  first: 0,
  turn: 0,
  waiting: false,
  pick: 4,
  size: 5,
  covered: Array.from({ length: 49 }, (_, space) => space).filter((space) => space % 7 > 4 || space > 34),
  obstacles: [],
  board,
  face_down: [],
  buried: [0, 0],
  dummies: [],
  players: [player(0), player(32)],
  supply: [60, 60, 60, 60],
  face_up: [1, -1, -1, -1],
  rite: [0, 1, 2, 3],
  leftovers: [[], []],
  offerings: 0,
  clearings: 0,
  hand: [1, 2],
  places: [free, free.filter((space) => space !== 0 && space !== 32)],
  spells: [0],
  patterns: [pattern(0, [0, 1, 7], [w, w, a])],
  absorbs: [0],
  pack: [],
  picked: -1,
  passed: [],
  cards: deck,
  spell_deck: deck,
  absorb_deck: deck,
  gone: [],
  now: {
    explored: false,
    steps: 2,
    absorbed: false,
    scouted: false,
    began: 0,
    entered: -1,
    used: [],
    placing: -1,
    source: -1,
    acting: -1,
    owing: [],
    given: [],
  },
  dummy: { dummy: -1, element: -1, nearest: [], ways: [] },
  scenario: 0,
  layout: -1,
  goals: [],
  tunnel_bar: false,
  familiar_under: false,
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

export function offer(action: string, fields: Record<string, number> = {}): GameOffer<BetwixtAndBetween> {
  const kind = action.split(' ')[0] as BetwixtAndBetweenAction['kind']
  return { action, kind, fields, price: {}, odds: null, consequences: [], phrase: { key: action, args: {}, seats: {} } }
}

/** A's turn: two cards to explore, a step to b1 or a2, a gem to absorb from the east, an absorb card. */
export const turn: GameOffer<BetwixtAndBetween>[] = [
  offer('explore 2', { card: 1 }),
  offer('explore 3', { card: 2 }),
  offer('step b1', { space: 1 }),
  offer('step a2', { space: 7 }),
  offer('absorb e', { way: 1, familiar: 0 }),
  offer('use 1 n', { absorb: 0, turn: 0 }),
  offer('use 1 e', { absorb: 0, turn: 1 }),
]

export const entry = entryWith<BetwixtAndBetweenEvent>
