import type { Frame as FrameOf, GameEntry, GameEvent } from '../../registry'
import { preferences } from '../../../app/preferences.svelte'
import { endOf, type Flight } from './motion'
import type { LightAndDark } from '../types'
import type {
  Aimed,
  DiscView,
  Flicked,
  Flipped,
  LightAndDarkView,
  Obstructed,
  Played,
  Returned,
  Sides,
  Strode,
  Won,
} from '../types.gen'

type View = LightAndDarkView
type Frame = FrameOf<LightAndDark>
type Entry = GameEntry<LightAndDark>

/** What the table highlights while a step is animated. */
export interface Cue {
  /** An announced flick: disc, direction and strength. */
  aim: Aimed['fields'] | null
  /** Sliding discs, and those that flip on the way. */
  flight: Flight | null
  flips: number[]
  /** The paths of the last flick, shown instead of an animation with reduced motion. */
  trace: Flight | null
  card: Played['fields'] | null
  sides: Sides['fields'] | null
  won: Won['fields'] | 'undecided' | null
  /** Discs that were just placed. */
  placed: number[]
}

export const STILL: Cue = {
  aim: null,
  flight: null,
  flips: [],
  trace: null,
  card: null,
  sides: null,
  won: null,
  placed: [],
}

/** Flicks are shown at half speed, as they last less than half a second. */
export const SLOW = 2

/** The frames of a step; each event starts from the view that the previous one left. */
export function frames(before: View, entry: Entry, after: View, cue: Cue | null): Frame[] {
  let view = before
  const shown: Frame[] = []
  const flips = entry.events.flatMap((event) => (event.kind === 'flipped' ? event.fields.discs : []))
  for (const event of entry.events) {
    const added = tell(view, event, after, flips)
    shown.push(...added)
    view = added.at(-1)?.view ?? view
  }
  const last = shown.at(-1)
  return last ? [...shown, { view: after, cue: rest(last.cue), ms: 60 }] : [{ view: after, cue: cue ?? STILL, ms: 0 }]
}

/** What stays visible after a step: an aim until the disc moves, and the winner. */
function rest({ aim, won }: Cue): Cue {
  return { ...STILL, aim, won }
}

function tell(view: View, event: GameEvent<LightAndDark>, after: View, flips: number[]): Frame[] {
  switch (event.kind) {
    case 'sides':
      return [picture({ ...after, phase: view.phase }, { sides: event.fields }, 1500, 'rise')]
    case 'deployed':
      return [picture(put(view, event.fields.places), {}, 500, 'tick')]
    case 'obstructed':
      return [picture(obstruct(view, event.fields), {}, 500, 'tick')]
    case 'turn':
      return [picture({ ...view, turn: after.turn, movers: after.movers, phase: after.phase }, {}, 200, 'turn')]
    case 'aimed':
      return [aimed(view, event.fields)]
    case 'flicked':
      return flicked(view, event.fields, flips)
    case 'flipped':
      return flipped(view, event.fields)
    case 'returned':
      return [moved(view, event.fields, 600)]
    case 'strode':
      return [moved(view, event.fields, 800)]
    case 'played':
      return [picture(view, { card: event.fields }, 1600, 'rise')]
    case 'won':
      return [picture({ ...view, points: event.fields.points }, { won: event.fields }, 2800, 'win')]
    case 'undecided':
      return [picture(view, { won: 'undecided' }, 2000, 'miss')]
    default:
      return []
  }
}

/** The aim is shown longer if another player flicked. */
function aimed(view: View, aim: Aimed['fields']): Frame {
  return picture(view, { aim }, aim.seat === view.seat ? 60 : 950)
}

function flicked(view: View, flick: Flicked['fields'], flips: number[]): Frame[] {
  const sure = { ...flick, hits: flick.hits.filter(([, disc]) => flips.includes(disc!)) }
  const landed = turn(
    land(view, flick),
    sure.hits.map(([, disc]) => disc!),
  )
  if (preferences.still) return [picture(landed, { trace: flick }, 1500, flick.touches.length > 0 ? 'tick' : 'miss')]
  return [
    picture(view, { flight: sure, flips: sure.hits.map(([, disc]) => disc!) }, (endOf(sure) / 1000) * SLOW + 120),
    picture(landed, {}, 250),
  ]
}

/** Flips the discs that were not already flipped during the flick. */
function flipped(view: View, { discs, faction }: Flipped['fields']): Frame[] {
  const still = discs.filter((disc) => view.discs[disc]?.faction !== faction)
  if (still.length === 0) return []
  const flight: Flight = {
    disc: -1,
    drag: 1,
    duration: 0,
    paths: [],
    touches: [],
    hits: still.map((disc) => [0, disc]),
  }
  const turned = turn(view, still)
  return preferences.still
    ? [picture(turned, {}, 600, 'rise')]
    : [picture(view, { flight, flips: still }, (endOf(flight) / 1000) * SLOW + 60, 'rise'), picture(turned, {}, 200)]
}

function moved(view: View, { disc, x, y }: Returned['fields'] | Strode['fields'], ms: number): Frame {
  const back = put(view, [[disc, x, y]])
  const returns = view.returns.filter((one) => one !== disc)
  return picture({ ...back, returns }, { placed: [disc] }, ms, 'tick')
}

function put(view: View, places: number[][]): View {
  const found = new Map(places.map(([disc, x, y]) => [disc, { where: 'table' as const, x: x!, y: y! }]))
  return { ...view, discs: view.discs.map((disc, n) => ({ ...disc, ...found.get(n) })) }
}

/** The view after a flick: discs at rest, or off the table. */
export function land(view: View, { rests, leaves }: Pick<Flicked['fields'], 'rests' | 'leaves'>): View {
  const left = new Set(leaves.map(([, disc]) => disc))
  const lying = put(view, rests)
  return { ...lying, discs: lying.discs.map((disc, n) => (left.has(n) ? { ...disc, where: 'off' as const } : disc)) }
}

/** The view with discs flipped: they belong to the other team. */
export function turn(view: View, discs: number[]): View {
  const over = (disc: DiscView): DiscView => ({
    ...disc,
    faction: disc.faction === 'light' ? 'dark' : 'light',
    team: disc.team < 0 ? disc.team : 1 - disc.team,
  })
  return { ...view, discs: view.discs.map((disc, n) => (discs.includes(n) ? over(disc) : disc)) }
}

function obstruct(view: View, { obstacle, x, y, turn: turned }: Obstructed['fields']): View {
  return {
    ...view,
    obstacles: view.obstacles.map((one, n) => (n === obstacle ? { ...one, placed: true, x, y, turn: turned } : one)),
  }
}

function picture(view: View, cue: Partial<Cue>, ms: number, sound?: Frame['sound']): Frame {
  return { view, cue: { ...STILL, ...cue }, ms, ...(sound ? { sound } : {}) }
}
