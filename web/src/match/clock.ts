import type { Args } from '../i18n/catalogue.svelte'
import type { ClockInfo, Terms } from '../net/protocol.gen'

/** A clock as the server told it, and when that was by this device's own steady clock. */
export interface Told {
  info: ClockInfo
  at: number
}

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** At these it is said aloud how much is left. */
const SAID = [60, 30, 10]

/** Milliseconds left to a seat now; nothing if it has no clock. */
export function left({ info, at }: Told, seat: number, now: number): number | null {
  const kept = info.left[seat] ?? null
  if (kept === null) return null
  return Math.max(0, info.running.includes(seat) ? kept - (now - at) : kept)
}

/** Whether little is left: ten seconds, or a tenth of what there was. */
export function urgent(milliseconds: number, { seconds = 0 }: Terms): boolean {
  return milliseconds <= Math.max(10 * SECOND, (seconds * SECOND) / 10)
}

/** How a time reads: a catalogue key with arguments, or the digits themselves. */
export function reading(milliseconds: number): string | { key: string; args: Args } {
  if (milliseconds >= DAY)
    return { key: 'clock-days', args: { days: floor(milliseconds, DAY), hours: floor(milliseconds % DAY, HOUR) } }
  if (milliseconds >= HOUR)
    return {
      key: 'clock-hours',
      args: { hours: floor(milliseconds, HOUR), minutes: floor(milliseconds % HOUR, MINUTE) },
    }
  const seconds = Math.ceil(milliseconds / SECOND)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** The number of seconds to be said, if one of them has been passed between two looks at the clock. */
export function passed(before: number, now: number): number | null {
  return SAID.find((mark) => before > mark * SECOND && now <= mark * SECOND) ?? null
}

function floor(milliseconds: number, unit: number): number {
  return Math.floor(milliseconds / unit)
}
