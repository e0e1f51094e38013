import type { Frame as FrameOf, GameEntry } from '../../registry'
import type { Sound } from '../../../ui/device/sound'
import type { Illuminated } from '../types'
import type { IlluminatedView, Rolled, Tried } from '../types.gen'

type View = IlluminatedView
type Frame = FrameOf<Illuminated>

/** An attempt; `own` is null if it spends no Entity. */
export type Attempt = Omit<Tried['fields'], 'own'> & { own: number | null }
export type Roll = Rolled['fields']

/** What the table highlights: an attempt, its die while rolling or at rest, a winner. */
export interface Cue {
  attempt: Attempt | null
  roll: Roll | null
  rolling: boolean
  winner: number | null
}

export const STILL: Cue = { attempt: null, roll: null, rolling: false, winner: null }

/** The frames of a step: the attempt, the rolling die, its result, and the move. */
export function frames(before: View, { events }: GameEntry<Illuminated>, after: View, cue: Cue | null): Frame[] {
  const tried = events.find((event) => event.kind === 'tried')
  const rolled = events.find((event) => event.kind === 'rolled')
  const winner = events.find((event) => event.kind === 'won')?.fields.entity ?? null
  if (tried) return [{ view: after, cue: { ...STILL, attempt: attemptOf(tried) }, ms: 650, sound: 'tick' }]
  if (!rolled) return [{ view: after, cue: { ...STILL, winner }, ms: 350, sound: 'turn' }]
  return thrown(before, after, { ...STILL, attempt: cue?.attempt ?? null, roll: rolled.fields }, winner)
}

function thrown(before: View, after: View, cue: Cue, winner: number | null): Frame[] {
  const shown: Frame[] = [
    { view: before, cue: { ...cue, rolling: true }, ms: 850, sound: 'roll' },
    { view: before, cue, ms: 950, sound: cue.roll?.success ? 'tick' : 'miss' },
  ]
  const moves = JSON.stringify(before.entities) !== JSON.stringify(after.entities)
  if (moves)
    shown.push({ view: after, cue: { ...cue, winner }, ms: winner === null ? 800 : 2200, sound: soundOf(cue, winner) })
  return [...shown, { view: after, cue: { ...STILL, winner }, ms: 120 }]
}

function soundOf({ attempt }: Cue, winner: number | null): Sound {
  if (winner !== null) return 'win'
  return attempt?.verb === 'raise' || attempt?.verb === 'help' ? 'rise' : 'fall'
}

function attemptOf({ fields }: Tried): Attempt {
  return { ...fields, own: fields.own < 0 ? null : fields.own }
}
