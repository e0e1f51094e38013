import type { Frame } from '../../registry'
import { preferences } from '../../../app/preferences.svelte'
import type { Entry, EventInfo, Json } from '../../../net/protocol.gen'
import type {
  Attempted,
  GuildGot,
  Hazard,
  Hunted,
  Knocked,
  ShadowAndLightView,
  SpoilsThrown,
  Stepped,
  Stretched,
  TalentGot,
  Thrown,
} from '../types.gen'

type View = ShadowAndLightView

/** What the table points at while a step unfolds, and what is told of it afterwards. */
export interface Cue {
  /** Character dice in the air. */
  rolling: number[]
  /** Whether dice of the table are in the air: for the bars, a talent, a matrix, a hazard, a hunt. */
  tossing: boolean
  hazard: Hazard['fields'] | null
  stretch: Stretched['fields'] | null
  hunt: Hunted['fields'] | null
  knock: Knocked['fields'] | null
  outcome: Attempted['fields'] | null
  /** How long a step takes, in milliseconds. */
  pace: number
  /** What has happened since the player's last decision. */
  news: EventInfo[]
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

/** Events that are worth a line over the map. */
const TOLD = new Set([
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

/** How a step unfolds: each event continues the picture that the last one left. */
export function frames(before: Json, entry: Entry, after: Json, cue: unknown): Frame[] {
  let view = before as unknown as View
  let news = entry.seat === null ? ((cue as Cue | null)?.news ?? []) : []
  const shown: Frame[] = []
  for (const event of entry.events) {
    if (TOLD.has(event.kind)) news = [...news, event]
    const told = tell(view, event, after as unknown as View).map((frame) => ({
      ...frame,
      cue: { ...(frame.cue as Cue), news },
    }))
    shown.push(...told)
    view = (told.at(-1)?.view as unknown as View | undefined) ?? view
  }
  return [...shown, { view: after, cue: { ...STILL, news }, ms: 30 }]
}

function tell(view: View, { kind, fields }: EventInfo, after: View): Frame[] {
  switch (kind) {
    case 'bars-thrown':
      return toss(view, { ...view, thrown: fields.numbers as number[] }, {}, 300)
    case 'talent-got':
    case 'guild-got': {
      const { number } = fields as TalentGot['fields'] | GuildGot['fields']
      const known = {
        ...view,
        thrown: [number],
        talent: after.talent,
        guild: kind === 'guild-got' ? after.guild : view.guild,
      }
      return number > 0 ? toss(view, known, {}, 900) : []
    }
    case 'thrown':
      return thrown(view, fields as Thrown['fields'], after)
    case 'laid':
      return [picture({ ...view, dice: after.dice }, {}, 220, 'tick')]
    case 'stepped':
      return [
        picture(
          {
            ...view,
            at: (fields as Stepped['fields']).goal,
            food: view.food - (fields as Stepped['fields']).food,
            dice: after.dice,
          },
          {},
          still() ? 150 : 470,
          'tick',
        ),
      ]
    case 'hazard':
      return toss(
        view,
        view,
        { hazard: fields as Hazard['fields'] },
        1900,
        (fields as Hazard['fields']).result === 'mastered' ? 'rise' : 'fall',
      )
    case 'stretched':
      return toss(
        view,
        view,
        { stretch: fields as Stretched['fields'] },
        1300,
        (fields as Stretched['fields']).success ? 'rise' : 'miss',
      )
    case 'hunted':
      return toss(
        view,
        view,
        { hunt: fields as Hunted['fields'] },
        1700,
        (fields as Hunted['fields']).success ? 'rise' : 'miss',
      )
    case 'knocked':
      return toss(
        view,
        { ...view, guard: (fields as Knocked['fields']).attempts },
        { knock: fields as Knocked['fields'] },
        1500,
      )
    case 'guarded':
      return [picture({ ...view, guard: Number(fields.left) }, {}, 900, fields.verdict === 'struck' ? 'miss' : 'rise')]
    case 'spoils-thrown': {
      const { first, second } = fields as SpoilsThrown['fields']
      return toss(view, { ...view, thrown: [first, second] }, {}, 400)
    }
    case 'placed':
    case 'dropped':
    case 'manipulated':
      return [picture({ ...view, dice: after.dice }, {}, 160, 'tick')]
    case 'line-won':
      return [
        picture({ ...view, lines: view.lines.map((won, n) => won || n === Number(fields.line)) }, {}, 600, 'rise'),
      ]
    case 'attempted':
      return [picture(view, { outcome: fields as Attempted['fields'] }, 1600, fields.success ? 'win' : 'fall')]
    case 'experienced':
      return [picture({ ...view, xp: Number(fields.xp) }, {}, 350, fields.opens === 'nothing' ? 'rise' : 'win')]
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

/** Dice of the table: first in the air, then lying. */
function toss(view: View, lying: View, cue: Partial<Cue>, ms: number, sound: Frame['sound'] = 'tick'): Frame[] {
  const flying = still() ? [] : [picture(view, { ...cue, tossing: true }, 750, 'roll')]
  return [...flying, picture(lying, cue, ms, sound)]
}

/** Character dice: those that were thrown tumble, then lie. */
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
  return { view: { ...view }, cue: { ...STILL, ...cue }, ms, ...(sound ? { sound } : {}) }
}
