import { framesWith, told, type Tellers } from '../../frames'
import type { Frame as FrameOf, GameEntry } from '../../registry'
import { preferences } from '../../../app/preferences.svelte'
import { endOf, type Flight } from './motion'
import type { LightAndDark } from '../types'
import type { Aimed, DiscView, Flicked, LightAndDarkView, Played, Sides, Won } from '../types.gen'

type View = LightAndDarkView
type Frame = FrameOf<LightAndDark>

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
export function frames(before: View, entry: GameEntry<LightAndDark>, after: View, cue: Cue | null): Frame[] {
  const shown = told<LightAndDark>(before, entry.events, after, TELLERS)
  const last = shown.at(-1)
  return last ? [...shown, { view: after, cue: rest(last.cue), ms: 60 }] : [{ view: after, cue: cue ?? STILL, ms: 0 }]
}

/** What stays visible after a step: an aim until the disc moves, and the winner. */
function rest({ aim, won }: Cue): Cue {
  return { ...STILL, aim, won }
}

const picture = framesWith<LightAndDark>(STILL)

const TELLERS: Tellers<LightAndDark> = {
  sides: (view, sides, after) => picture({ ...after, phase: view.phase }, { sides }, 1500, 'rise'),
  deployed: (view, { places }) => picture(put(view, places), {}, 500, 'tick'),
  obstructed(view, { obstacle, x, y, turn }) {
    const stands = { placed: true, x, y, turn }
    const obstacles = view.obstacles.map((one, n) => (n === obstacle ? { ...one, ...stands } : one))
    return picture({ ...view, obstacles }, {}, 500, 'tick')
  },
  turn: (view, _fields, { turn, movers, phase }) => picture({ ...view, turn, movers, phase }, {}, 200, 'turn'),
  /** The aim is shown longer if another player flicked. */
  aimed: (view, aim) => picture(view, { aim }, aim.seat === view.seat ? 60 : 950),
  flicked(view, flick, _after, events) {
    const flips = events.flatMap((event) => (event.kind === 'flipped' ? event.fields.discs : []))
    const sure = { ...flick, hits: flick.hits.filter(([, disc]) => flips.includes(disc!)) }
    const hit = sure.hits.map(([, disc]) => disc!)
    const landed = turn(land(view, flick), hit)
    if (preferences.still) return picture(landed, { trace: flick }, 1500, flick.touches.length > 0 ? 'tick' : 'miss')
    return [picture(view, { flight: sure, flips: hit }, (endOf(sure) / 1000) * SLOW + 120), picture(landed, {}, 250)]
  },
  /** Flips the discs that were not already flipped during the flick. */
  flipped(view, { discs, faction }) {
    const flips = discs.filter((disc) => view.discs[disc]?.faction !== faction)
    if (flips.length === 0) return []
    const hits = flips.map((disc) => [0, disc])
    const flight: Flight = { disc: -1, drag: 1, duration: 0, paths: [], touches: [], hits }
    const turned = turn(view, flips)
    return preferences.still
      ? picture(turned, {}, 600, 'rise')
      : [picture(view, { flight, flips }, (endOf(flight) / 1000) * SLOW + 60, 'rise'), picture(turned, {}, 200)]
  },
  returned: (view, fields) => moved(view, fields, 600),
  strode: (view, fields) => moved(view, fields, 800),
  played: (view, card) => picture(view, { card }, 1600, 'rise'),
  won: (view, won) => picture({ ...view, points: won.points }, { won }, 2800, 'win'),
  undecided: (view) => picture(view, { won: 'undecided' }, 2000, 'miss'),
}

function moved(view: View, { disc, x, y }: { disc: number; x: number; y: number }, ms: number): Frame {
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
