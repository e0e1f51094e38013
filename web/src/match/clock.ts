import type { Args } from '../i18n/catalogue.svelte'
import type { ClockInfo, Terms } from '../net/protocol.gen'

/** The clock as the server sent it, and when that was by the monotonic clock. */
export interface ReceivedClock {
  info: ClockInfo
  at: number
}

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** The remaining seconds at which the time is announced. */
const SAID = [60, 30, 10]

/** Milliseconds that a seat has left now; null without a clock. */
export function left({ info, at }: ReceivedClock, seat: number, now: number): number | null {
  const ms = info.left[seat] ?? null
  if (ms === null) return null
  return Math.max(0, info.running.includes(seat) ? ms - (now - at) : ms)
}

/** Whether time is short: ten seconds, or a tenth of the initial time. */
export function urgent(milliseconds: number, { seconds = 0 }: Terms): boolean {
  return milliseconds <= Math.max(10 * SECOND, (seconds * SECOND) / 10)
}

/** How a time is displayed: a catalogue key with arguments, or the digits. */
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

/** The number of seconds to announce, if one was passed between two readings of the clock. */
export function passed(before: number, now: number): number | null {
  return SAID.find((mark) => before > mark * SECOND && now <= mark * SECOND) ?? null
}

function floor(milliseconds: number, unit: number): number {
  return Math.floor(milliseconds / unit)
}
