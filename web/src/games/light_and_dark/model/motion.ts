import type { Flicked } from '../types.gen'
import type { Point } from './geometry'

/** The movement of discs in microseconds and micrometres, as the server sends it. */
export type Flight = Pick<Flicked['fields'], 'disc' | 'drag' | 'duration' | 'paths' | 'touches'> &
  Partial<Pick<Flicked['fields'], 'bounces' | 'leaves' | 'hits'>>

/** How long a disc takes to flip and to fall off the table, in microseconds. */
export const FLIP = 190_000
export const FALL = 160_000
const SECOND = 1_000_000

type Path = [disc: number, start: number, end: number, x: number, y: number, vx: number, vy: number]

/** The position of a sliding disc in millimetres; null if it never moves. With `past` it goes on beyond its end. */
export function placeAt(flight: Flight, disc: number, time: number, past = false): Point | null {
  const path = pathAt(flight, disc, time)
  if (!path) return null
  const [, start, end, x, y, vx, vy] = path
  const t = (Math.max(past ? time : Math.min(time, end), start) - start) / SECOND
  const speed = Math.hypot(vx, vy)
  const sliding = Math.min(t, speed / flight.drag)
  const far = speed === 0 ? 0 : sliding * (1 - (flight.drag * sliding) / (2 * speed))
  return { x: (x + vx * far) / 1000, y: (y + vy * far) / 1000 }
}

/** The speed of a disc at a time, in metres per second. */
export function speedAt(flight: Flight, disc: number, time: number): Point {
  const path = pathAt(flight, disc, time)
  if (!path || time < path[1] || time > path[2]) return { x: 0, y: 0 }
  const [, start, , , , vx, vy] = path
  const speed = Math.hypot(vx, vy)
  const left = Math.max(0, 1 - (flight.drag * (time - start)) / SECOND / (speed || 1))
  return { x: (vx * left) / SECOND, y: (vy * left) / SECOND }
}

/** The current segment of a disc's path: the last one begun, or the first before it starts. */
function pathAt({ paths }: Flight, disc: number, time: number): Path | undefined {
  const own = paths.filter((path) => path[0] === disc) as Path[]
  return own.filter(([, start]) => start <= time).at(-1) ?? own[0]
}

/** The discs that slide, without duplicates. */
export function movers({ paths }: Flight): number[] {
  return [...new Set(paths.map(([disc]) => disc!))]
}

export function leftAt(flight: Flight, disc: number): number | null {
  return flight.leaves?.find((leave) => leave[1] === disc)?.[0] ?? null
}

export function hitAt(flight: Flight, disc: number): number | null {
  return flight.hits?.find((hit) => hit[1] === disc)?.[0] ?? null
}

/** The progress since a start time, from 0 to 1. */
export function part(time: number, begun: number | null, takes: number): number {
  return begun === null ? 0 : Math.min(Math.max((time - begun) / takes, 0), 1)
}

/** The vertices of a disc's path in millimetres. */
export function wayOf(flight: Flight, disc: number): Point[] {
  const own = flight.paths.filter((path) => path[0] === disc) as Path[]
  const starts = own.map(([, , , x, y]) => ({ x: x / 1000, y: y / 1000 }))
  const last = placeAt(flight, disc, Infinity)
  return last ? [...starts, last] : starts
}

/** A sound: time, volume from 0 to 1, and kind of contact. */
export interface Knock {
  time: number
  loud: number
  kind: 'disc' | 'wood' | 'fall' | 'flip'
}

/** All contacts, falls and flips of a flight by time. */
export function knocks(flight: Flight): Knock[] {
  const before = (time: number, disc: number) => speedAt(flight, disc, time - 1)
  const found: Knock[] = flight.touches.map(([time = 0, a = 0, b = 0]) => {
    const [one, two] = [before(time, a), before(time, b)]
    return { time, loud: loudness(Math.hypot(one.x - two.x, one.y - two.y)), kind: 'disc' }
  })
  for (const [time = 0, disc = 0] of flight.bounces ?? [])
    found.push({ time, loud: loudness(Math.hypot(before(time, disc).x, before(time, disc).y)), kind: 'wood' })
  for (const [time = 0] of flight.leaves ?? []) found.push({ time: time + FALL, loud: 0.5, kind: 'fall' })
  for (const [time = 0] of flight.hits ?? []) found.push({ time: time + FLIP / 2, loud: 0.4, kind: 'flip' })
  return found.sort((a, b) => a.time - b.time)
}

function loudness(speed: number): number {
  return Math.min(0.15 + speed / 1.8, 1)
}

/** The time at which nothing moves any more, including falls and flips. */
export function endOf(flight: Flight): number {
  return Math.max(
    flight.duration,
    ...(flight.leaves ?? []).map(([time = 0]) => time + FALL),
    ...(flight.hits ?? []).map(([time = 0]) => time + FLIP),
  )
}
