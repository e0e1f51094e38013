import type { Frame as FrameOf, GameEntry, GameEvent } from '../../registry'
import { preferences } from '../../../app/preferences.svelte'
import type { ShadowAndLight } from '../types'
import type { Attempted, Hazard, Hunted, Knocked, ShadowAndLightView, Stretched, Thrown } from '../types.gen'

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
  let view = before
  let news = entry.seat === null ? (cue?.news ?? []) : []
  const shown: Frame[] = []
  for (const event of entry.events) {
    if (TOLD.has(event.kind)) news = [...news, event]
    const added = tell(view, event, after).map((frame) => ({ ...frame, cue: { ...frame.cue, news } }))
    shown.push(...added)
    view = added.at(-1)?.view ?? view
  }
  return [...shown, { view: after, cue: { ...STILL, news }, ms: 30 }]
}

function tell(view: View, event: Event, after: View): Frame[] {
  switch (event.kind) {
    case 'bars-thrown':
      return toss(view, { ...view, thrown: event.fields.numbers }, {}, 300)
    case 'talent-got':
    case 'guild-got': {
      const { number } = event.fields
      const guild = event.kind === 'guild-got' ? after.guild : view.guild
      return number > 0 ? toss(view, { ...view, thrown: [number], talent: after.talent, guild }, {}, 900) : []
    }
    case 'thrown':
      return thrown(view, event.fields, after)
    case 'laid':
      return [picture({ ...view, dice: after.dice }, {}, 220, 'tick')]
    case 'stepped': {
      const { goal, food } = event.fields
      const there = { ...view, at: goal, food: view.food - food, dice: after.dice }
      return [picture(there, {}, still() ? 150 : 470, 'tick')]
    }
    case 'hazard':
      return toss(view, view, { hazard: event.fields }, 1900, event.fields.result === 'mastered' ? 'rise' : 'fall')
    case 'stretched':
      return toss(view, view, { stretch: event.fields }, 1300, event.fields.success ? 'rise' : 'miss')
    case 'hunted':
      return toss(view, view, { hunt: event.fields }, 1700, event.fields.success ? 'rise' : 'miss')
    case 'knocked':
      return toss(view, { ...view, guard: event.fields.attempts }, { knock: event.fields }, 1500)
    case 'guarded':
      return [
        picture({ ...view, guard: event.fields.left }, {}, 900, event.fields.verdict === 'struck' ? 'miss' : 'rise'),
      ]
    case 'spoils-thrown':
      return toss(view, { ...view, thrown: [event.fields.first, event.fields.second] }, {}, 400)
    case 'placed':
    case 'dropped':
    case 'manipulated':
      return [picture({ ...view, dice: after.dice }, {}, 160, 'tick')]
    case 'line-won': {
      const { line } = event.fields
      return [picture({ ...view, lines: view.lines.map((won, n) => won || n === line) }, {}, 600, 'rise')]
    }
    case 'attempted':
      return [picture(view, { outcome: event.fields }, 1600, event.fields.success ? 'win' : 'fall')]
    case 'experienced':
      return [picture({ ...view, xp: event.fields.xp }, {}, 350, event.fields.opens === 'nothing' ? 'rise' : 'win')]
    case 'taught':
      return [picture(view, {}, 1200, 'win')]
    case 'suffered':
    case 'turned-away':
      return [picture(view, {}, 700, 'fall')]
    case 'ended':
      return [picture(after, {}, 700, 'turn')]
    default:
      return []
  }
}

function still(): boolean {
  return preferences.still
}

/** Frames of a roll: rolling, then at rest. */
function toss(view: View, lying: View, cue: Partial<Cue>, ms: number, sound: Frame['sound'] = 'tick'): Frame[] {
  const flying = still() ? [] : [picture(view, { ...cue, tossing: true }, 750, 'roll')]
  return [...flying, picture(lying, cue, ms, sound)]
}

/** Frames of character dice: rolling, then at rest. */
function thrown(view: View, { numbers }: Thrown['fields'], after: View): Frame[] {
  const dice = view.dice.map((die, n) =>
    numbers[n]! > 0
      ? { ...die, number: numbers[n]!, where: 'hand' as const, field: -1, colour: after.dice[n]!.colour }
      : die,
  )
  const rolling = numbers.flatMap((number, n) => (number > 0 ? [n] : []))
  const flying = still() ? [] : [picture({ ...view, dice }, { rolling }, 700, 'roll')]
  return [...flying, picture({ ...view, dice }, {}, 200, 'tick')]
}

function picture(view: View, cue: Partial<Cue>, ms: number, sound?: Frame['sound']): Frame {
  return { view, cue: { ...STILL, ...cue }, ms, ...(sound ? { sound } : {}) }
}
