import type { Frame } from '../../registry'
import type { Sound } from '../../../ui/device/sound'
import type { Entry, Json } from '../../../net/protocol.gen'
import type { Verb } from './selection'

export interface Attempt {
  seat: number
  verb: Verb
  target: number
  own: number | null
}

export interface Roll {
  seat: number
  pip: number
  bonus: number
  penalty: number
  total: number
  needed: number
  success: boolean
}

/** What the table points at: an attempt, its die in the air or fallen, a winner. */
export interface Cue {
  attempt: Attempt | null
  roll: Roll | null
  rolling: boolean
  winner: number | null
}

export const STILL: Cue = { attempt: null, roll: null, rolling: false, winner: null }

/** How a step unfolds: an attempt is pointed at, a die rolls, is read, and moves what it moves. */
export function frames(before: Json, entry: Entry, after: Json, cue: unknown): Frame[] {
  const tried = fields(entry, 'tried')
  const rolled = fields(entry, 'rolled')
  const winner = (fields(entry, 'won')?.entity as number | undefined) ?? null
  if (tried) return [{ view: after, cue: { ...STILL, attempt: attemptOf(tried) }, ms: 650, sound: 'tick' }]
  if (!rolled) return [{ view: after, cue: { ...STILL, winner }, ms: 350, sound: 'turn' }]
  const attempt = (cue as Cue | null)?.attempt ?? null
  return thrown(before, after, { ...STILL, attempt, roll: rolled as unknown as Roll }, winner)
}

function thrown(before: Json, after: Json, cue: Cue, winner: number | null): Frame[] {
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

function attemptOf({ seat, verb, target, own }: Record<string, unknown>): Attempt {
  return { seat: Number(seat), verb: verb as Verb, target: Number(target), own: Number(own) < 0 ? null : Number(own) }
}

function fields(entry: Entry, kind: string): Record<string, unknown> | undefined {
  return entry.events.find((event) => event.kind === kind)?.fields
}
