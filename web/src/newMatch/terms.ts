import type { Args } from '../i18n/catalogue.svelte'
import type { Terms } from '../net/protocol.gen'

export type Whole = Required<Terms>

const MINUTE = 60
const DAY = 24 * 60 * MINUTE

export const USUAL: Whole = {
  pace: 'live',
  clock: 'none',
  seconds: 0,
  increment: 0,
  onTimeout: 'skip',
  delay: 30,
  watch: true,
  undo: true,
  advice: null,
}

/** Presets of terms by name. */
export const PRESETS: Record<string, Whole> = {
  calm: USUAL,
  steady: { ...USUAL, clock: 'bank', seconds: 10 * MINUTE, increment: 10, onTimeout: 'bot' },
  quick: { ...USUAL, clock: 'move', seconds: 30, onTimeout: 'skip', undo: false },
  days: { ...USUAL, pace: 'days', clock: 'move', seconds: 3 * DAY, onTimeout: 'skip' },
}

/** The preset with the same pace and clock; null if there is none. */
export function presetOf(terms: Terms): string | null {
  const same = (one: Whole) =>
    (['pace', 'clock', 'seconds', 'increment', 'onTimeout'] as const).every((key) => one[key] === whole(terms)[key])
  return Object.keys(PRESETS).find((name) => same(PRESETS[name]!)) ?? null
}

export function whole(terms: Terms): Whole {
  return { ...USUAL, ...terms }
}

/** A preset's clock with the given choice of spectators and hints. */
export function withPreset(name: string, { delay, watch, advice }: Whole): Whole {
  return { ...PRESETS[name]!, delay, watch, advice }
}

/** Switches the kind of clock, with a default time for it. */
export function withClock(terms: Whole, clock: Whole['clock']): Whole {
  if (clock === 'none') return { ...terms, clock, seconds: 0, increment: 0 }
  const seconds =
    clock === 'bank' ? (terms.pace === 'days' ? 7 * DAY : 10 * MINUTE) : terms.pace === 'days' ? 3 * DAY : 60
  return { ...terms, clock, seconds, increment: clock === 'bank' ? (terms.pace === 'days' ? DAY : 10) : 0 }
}

/** The terms as a few phrases. */
export function points(terms: Terms, hidden: boolean): { key: string; args: Args }[] {
  const { pace, clock, seconds, increment, onTimeout, delay, watch, undo, advice } = whole(terms)
  const parts: { key: string; args: Args }[] = [{ key: `terms-pace-${pace}`, args: {} }]
  if (clock === 'none') parts.push({ key: 'terms-clock-none', args: {} })
  else
    parts.push(
      { key: `terms-clock-${clock}`, args: { ...span('time', seconds), ...span('more', increment) } },
      { key: `terms-runout-${onTimeout}`, args: {} },
    )
  if (!watch) parts.push({ key: 'terms-unwatched', args: {} })
  else if (hidden && delay > 0) parts.push({ key: 'terms-delay', args: { delay } })
  if (!undo) parts.push({ key: 'terms-no-undo', args: {} })
  if (advice) parts.push({ key: 'terms-hinted', args: {} })
  return parts
}

/** A duration as a number and the largest unit that fits, for the catalogue: { $time } { $timeUnit }. */
export function span(name: string, seconds: number): Args {
  const [unit, size] = UNITS.find(([, size]) => seconds > 0 && seconds % size === 0) ?? UNITS.at(-1)!
  return { [name]: seconds / size, [`${name}Unit`]: unit }
}

export const UNITS: [string, number][] = [
  ['days', DAY],
  ['hours', 60 * MINUTE],
  ['minutes', MINUTE],
  ['seconds', 1],
]
