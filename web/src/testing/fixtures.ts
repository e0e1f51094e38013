/** Complete messages with defaults, for tests. */
import type {
  ChatLine,
  LogEntry,
  GameInfo,
  Me,
  Observation,
  Offer,
  SeatInfo,
  Snapshot,
  Update,
  MatchInfo,
} from '../net/protocol.gen'
import { USUAL } from '../newMatch/terms'

export const seatOf = (number: number, more: Partial<SeatInfo> = {}): SeatInfo => ({
  letter: 'ABCDEF'[number]!,
  name: `P${number}`,
  level: null,
  person: null,
  yours: false,
  free: false,
  ready: false,
  present: false,
  standIn: null,
  lost: false,
  ...more,
})

export const matchOf = (seats: Partial<SeatInfo>[], more: Partial<MatchInfo> = {}): MatchInfo => ({
  id: 't1',
  game: 'moths',
  seats: seats.map((seat, n) => seatOf(n, seat)),
  settings: {},
  commitment: 'c',
  botWords: {},
  begun: true,
  finished: false,
  steps: 0,
  created: '2027-01-02T03:04:05Z',
  online: false,
  listed: false,
  mine: false,
  terms: USUAL,
  turn: [],
  invite: null,
  rematch: null,
  undoAskedBy: null,
  undoAgreed: [],
  adviceAllowed: false,
  requests: [],
  request: null,
  unplayable: null,
  ...more,
})

export const offer: Offer = {
  action: 'wait',
  kind: 'wait',
  fields: {},
  phrase: { key: 'wait', args: {}, seats: {} },
  price: {},
  odds: null,
  consequences: [],
}

export const observationOf = (
  step: number,
  seat: number | null,
  deciders: number[],
  more: Partial<Observation> = {},
): Observation => ({
  step,
  seat,
  view: { step },
  deciders,
  offers: seat !== null && deciders.includes(seat) ? [offer] : [],
  ranges: [],
  canUndo: false,
  undoAsks: false,
  line: step,
  clock: null,
  outcome: null,
  secret: null,
  ...more,
})

export const entryOf = (step: number, more: Partial<LogEntry> = {}): LogEntry => ({
  step,
  seat: 0,
  action: 'wait',
  face: null,
  faces: null,
  events: [],
  note: null,
  section: null,
  ...more,
})

/** A log entry of a chance step with these events. */
export const entryWith = <Event extends object>(...events: Event[]) => ({
  ...entryOf(2, { seat: null }),
  events: events.map((event) => ({ ...event, phrase: null })),
})

export const steppedOf = (step: number, seat: number | null, deciders: number[]): Update => ({
  type: 'update',
  observation: observationOf(step, seat, deciders),
  entry: entryOf(step),
})

export const snapshotOf = (match: MatchInfo, observation: Observation, more: Partial<Snapshot> = {}): Snapshot => ({
  type: 'snapshot',
  match: match,
  observation,
  log: [],
  chat: [],
  protocol: 4,
  ...more,
})

export const chatOf = (number: number, more: Partial<ChatLine> = {}): ChatLine => ({
  number,
  person: 'p1',
  name: 'Moth',
  seat: 0,
  text: `line ${number}`,
  at: '2027-01-02T03:04:05Z',
  ...more,
})

export const meOf = (more: Partial<Me> = {}): Me => ({
  person: 'p0',
  name: 'Owl',
  login: null,
  passkeys: [],
  muted: [],
  mail: null,
  push: false,
  pushKey: '',
  ...more,
})

export const gameOf = (more: Partial<GameInfo> = {}): GameInfo => ({
  id: 'moths',
  rulesVersion: 1,
  fewest: 2,
  most: 4,
  hiddenInformation: false,
  daily: false,
  minutes: { '2': [5, 10], '3': [5, 15], '4': [10, 20] },
  age: null,
  best: null,
  settings: {},
  levels: Object.fromEntries(['2', '3', '4'].map((count) => [count, ['candle', 'lantern']])),
  ladder: [],
  ...more,
})
