/** A small table: 600 × 900 mm; A is Light with druids 0–2, B is Dark with druids 3–5, torches 6–10 in the middle. */
import type { Texts } from '../../../i18n/catalogue.svelte'
import type { SeatInfo, ActionRangeInfo } from '../../../net/protocol.gen'
import { entryWith, seatOf } from '../../../testing/fixtures'
import type { GameOffer } from '../../registry'
import type { LightAndDark } from '../types'
import type { DiscView, Flicked, LightAndDarkAction, LightAndDarkEvent, LightAndDarkView } from '../types.gen'

const METRE = 1_048_576
export const units = (mm: number) => Math.round((mm * METRE) / 1000)

function disc(kind: DiscView['kind'], faction: DiscView['faction'], x: number, y: number): DiscView {
  return {
    kind,
    faction,
    team: faction === 'light' ? 0 : 1,
    home: -1,
    where: 'table',
    x: units(x),
    y: units(y),
    radius: units(17.5),
  }
}

export const view: LightAndDarkView = {
  seat: 0,
  phase: 'flick',
  metre: METRE,
  width: units(600),
  depth: units(900),
  strip: units(76),
  teams: [0, 1],
  light: 0,
  game: 1,
  points: [0, 0],
  turn: 0,
  movers: [0, 1],
  turns: [0, 0],
  ready: [true, true],
  flicks: 0,
  again: false,
  discs: [
    ...[100, 300, 500].map((x) => disc('druid', 'light', x, 38)),
    ...[100, 300, 500].map((x) => disc('druid', 'dark', x, 862)),
    ...[110, 205, 300, 395, 490].map((x, n) => disc('torch', n % 2 ? 'light' : 'dark', x, 450)),
  ],
  obstacles: [],
  standing: [],
  cards: ['second-wind', 'chain', 'ward', 'stride', 'torchbearer', 'anchor', 'beacon', 'steady-hand'],
  hand: [],
  counts: [0, 0],
  used: [],
  in_play: [],
  anchors: [-1, -1],
  flick: null,
  flickable: [0, 1, 2],
  movable: [],
  pending: [],
  returns: [],
  slowest: 150,
  mark: 1200,
  fastest: 2400,
  errors: [100, 200],
  stride: 150,
  beacon: 60,
  terms: {
    light: 'A',
    best_of: 1,
    cards: 0,
    terrain: 0,
    druids: 6,
    torches: 5,
    formation: 'row',
    hand: 'natural',
    seated: false,
    turn_limit: 100,
  },
}

/** Druid 1 slides straight up, stops at torch 8 after 0.3 s and flips it; the torch slides on and stops. */
export const flick: Flicked['fields'] = {
  seat: 0,
  disc: 1,
  angle: 0,
  strength: 1600,
  drag: 3_000_000,
  duration: 900_000,
  paths: [
    [1, 0, 300_000, 300_000, 38_000, 0, 1_600_000],
    [8, 300_000, 500_000, 300_000, 450_000, 0, 600_000],
  ],
  touches: [[300_000, 1, 8]],
  bounces: [],
  leaves: [],
  hits: [[300_000, 8]],
  rests: [
    [1, units(300), units(383)],
    [8, units(300), units(510)],
  ],
}

export const flickRange: ActionRangeInfo = {
  kind: 'flick',
  ranges: [
    { field: 'disc', low: 0, high: 2 },
    { field: 'angle', low: 0, high: 35_999 },
    { field: 'strength', low: 150, high: 2400 },
  ],
}
export const placeRange: ActionRangeInfo = {
  kind: 'place',
  ranges: [1, 2, 3].flatMap((n) => [
    { field: `x${n}`, low: 18, high: 582 },
    { field: `y${n}`, low: 18, high: 58 },
  ]),
}

export const strideRange: ActionRangeInfo = {
  kind: 'stride',
  ranges: [
    { field: 'disc', low: 0, high: 2 },
    { field: 'x', low: 18, high: 582 },
    { field: 'y', low: 18, high: 188 },
  ],
}
export const obstructRange: ActionRangeInfo = {
  kind: 'obstruct',
  ranges: [
    { field: 'obstacle', low: 0, high: 1 },
    { field: 'x', low: 0, high: 600 },
    { field: 'y', low: 0, high: 900 },
    { field: 'turn', low: 0, high: 23 },
  ],
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
  kind: LightAndDarkAction['kind'],
  action: string,
  fields: Record<string, number> = {},
): GameOffer<LightAndDark> {
  return { action, kind, fields, price: {}, odds: null, consequences: [], phrase: { key: kind, args: {}, seats: {} } }
}

export const entry = entryWith<LightAndDarkEvent>
