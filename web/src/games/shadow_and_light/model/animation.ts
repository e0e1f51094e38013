import { framesWith, told, type Tellers } from '../../frames'
import type { Frame as FrameOf, GameEntry, GameEvent } from '../../registry'
import { preferences } from '../../../app/preferences.svelte'
import type { ShadowAndLight } from '../types'
import type { Attempted, Hazard, Hunted, Knocked, ShadowAndLightView, Stretched } from '../types.gen'

type View = ShadowAndLightView
type Frame = FrameOf<ShadowAndLight>
type Entry = GameEntry<ShadowAndLight>
type Event = GameEvent<ShadowAndLight>

/** What the table highlights while a step is animated, and the news shown afterwards. */
export interface Cue {
  /** Character dice that are rolling. */
  rolling: number[]
  /** Whether other dice are rolling: for the bars, a talent, a matrix, a hazard, a hunt. */
  tossing: boolean
  hazard: Hazard['fields'] | null
  stretch: Stretched['fields'] | null
  hunt: Hunted['fields'] | null
  knock: Knocked['fields'] | null
  outcome: Attempted['fields'] | null
  /** Duration of a step in milliseconds. */
  pace: number
  /** Events since the player's last decision. */
  news: Event[]
}

export const STILL: Cue = {
  rolling: [],
  tossing: false,
  hazard: null,
  stretch: null,
  hunt: null,
  knock: null,
  outcome: null,
  pace: 420,
  news: [],
}

/** Events that are shown as a line over the map. */
const TOLD = new Set<Event['kind']>([
  'talent-got',
  'guild-got',
  'waited',
  'provisions',
  'announced',
  'stretched',
  'hunted',
  'hazard',
  'suffered',
  'line-won',
  'attempted',
  'experienced',
  'rewarded',
  'looted',
  'marked',
  'learned',
  'taught',
  'turned-away',
  'guarded',
  'knocked',
  'restored',
  'ended',
])

/** The frames of a step; each event starts from the view that the previous one left. */
export function frames(before: View, entry: Entry, after: View, cue: Cue | null): Frame[] {
  let news = entry.seat === null ? (cue?.news ?? []) : []
  const shown = told<ShadowAndLight>(before, entry.events, after, TELLERS, (added, event) => {
    if (TOLD.has(event.kind)) news = [...news, event]
    return added.map((frame) => ({ ...frame, cue: { ...frame.cue, news } }))
  })
  return [...shown, { view: after, cue: { ...STILL, news }, ms: 30 }]
}

const picture = framesWith<ShadowAndLight>(STILL)

const TELLERS: Tellers<ShadowAndLight> = {
  'bars-thrown': (view, { numbers }) => toss(view, { ...view, thrown: numbers }, {}, 300),
  'talent-got': (view, { number }, after) => drawn(view, number, { talent: after.talent }),
  'guild-got': (view, { number }, { talent, guild }) => drawn(view, number, { talent, guild }),
  /** Character dice: rolling, then at rest. */
  thrown(view, { numbers }, after) {
    const dice = view.dice.map((die, n) =>
      numbers[n]! > 0
        ? { ...die, number: numbers[n]!, where: 'hand' as const, field: -1, colour: after.dice[n]!.colour }
        : die,
    )
    const rolling = numbers.flatMap((number, n) => (number > 0 ? [n] : []))
    const flying = preferences.still ? [] : [picture({ ...view, dice }, { rolling }, 700, 'roll')]
    return [...flying, picture({ ...view, dice }, {}, 200, 'tick')]
  },
  laid: (view, _fields, { dice }) => picture({ ...view, dice }, {}, 220, 'tick'),
  stepped: (view, { goal, food }, { dice }) =>
    picture({ ...view, at: goal, food: view.food - food, dice }, {}, preferences.still ? 150 : 470, 'tick'),
  hazard: (view, hazard) => toss(view, view, { hazard }, 1900, hazard.result === 'mastered' ? 'rise' : 'fall'),
  stretched: (view, stretch) => toss(view, view, { stretch }, 1300, stretch.success ? 'rise' : 'miss'),
  hunted: (view, hunt) => toss(view, view, { hunt }, 1700, hunt.success ? 'rise' : 'miss'),
  knocked: (view, knock) => toss(view, { ...view, guard: knock.attempts }, { knock }, 1500),
  guarded: (view, { left, verdict }) =>
    picture({ ...view, guard: left }, {}, 900, verdict === 'struck' ? 'miss' : 'rise'),
  'spoils-thrown': (view, { first, second }) => toss(view, { ...view, thrown: [first, second] }, {}, 400),
  placed: handled,
  dropped: handled,
  manipulated: handled,
  'line-won': (view, { line }) =>
    picture({ ...view, lines: view.lines.map((won, n) => won || n === line) }, {}, 600, 'rise'),
  attempted: (view, outcome) => picture(view, { outcome }, 1600, outcome.success ? 'win' : 'fall'),
  experienced: (view, { xp, opens }) => picture({ ...view, xp }, {}, 350, opens === 'nothing' ? 'rise' : 'win'),
  taught: (view) => picture(view, {}, 1200, 'win'),
  suffered: (view) => picture(view, {}, 700, 'fall'),
  'turned-away': (view) => picture(view, {}, 700, 'fall'),
  ended: (_view, _fields, after) => picture(after, {}, 700, 'turn'),
}

/** A talent or a guild that was drawn with a die. */
function drawn(view: View, number: number, found: Partial<View>): Frame[] {
  return number > 0 ? toss(view, { ...view, thrown: [number], ...found }, {}, 900) : []
}

function handled(view: View, _fields: unknown, { dice }: View): Frame {
  return picture({ ...view, dice }, {}, 160, 'tick')
}

/** Frames of a roll: rolling, then at rest. */
function toss(view: View, lying: View, cue: Partial<Cue>, ms: number, sound: Frame['sound'] = 'tick'): Frame[] {
  const flying = preferences.still ? [] : [picture(view, { ...cue, tossing: true }, 750, 'roll')]
  return [...flying, picture(lying, cue, ms, sound)]
}
