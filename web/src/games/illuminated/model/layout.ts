import type { EntityView } from '../types.gen'
import { PER_SEAT } from './names'

export const RUNGS = 12

/** Entities of one seat with the same zone and value, chosen as one. */
export interface Pile {
  key: string
  seat: number
  zone: EntityView['zone']
  value: number
  members: number[]
}

/** The dimensions of the board in pixels. */
export interface Room {
  width: number
  height: number
  seats: number
  lane: number
  left: number
  top: number
  rung: number
  /** The band between Light and Shadow where the book lies. */
  edge: number
  die: number
}

export interface Spot {
  x: number
  y: number
  /** Its index in the pile. */
  rank: number
}

/** The rung of the ladder, counted from the top. */
export function rungOf({ zone, value }: EntityView): number {
  return zone === 'light' ? 6 - value : 5 + value
}

export function pilesOf(entities: EntityView[][]): Pile[] {
  const piles = new Map<string, Pile>()
  entities.forEach((own, seat) =>
    own.forEach(({ zone, value }, index) => {
      const key = `${seat} ${zone} ${value}`
      const pile = piles.get(key) ?? { key, seat, zone, value, members: [] }
      pile.members.push(seat * PER_SEAT + index)
      piles.set(key, pile)
    }),
  )
  return [...piles.values()].sort((a, b) => a.seat - b.seat || rungOf(a) - rungOf(b))
}

export function measure(width: number, height: number, seats: number): Room {
  const wide = width > 640
  const low = !wide && height < 480
  const margin = wide ? 84 : 34
  const lane = Math.min((width - margin - (wide ? 40 : 6)) / seats, 290)
  const top = wide ? 80 : low ? 6 : 46
  const edge = wide ? 56 : low ? 36 : 44
  const rung = (height - top - edge - (wide ? 38 : low ? 0 : 40)) / RUNGS
  const die = Math.max(22, Math.min(rung * 0.97, lane * 0.8, 58))
  const left = Math.max(margin, (width - lane * seats) / 2)
  return { width, height, seats, lane, left, top, rung, edge, die }
}

/** The vertical centre of a rung. */
export function rungY(room: Room, rung: number): number {
  return room.top + (rung + 0.5) * room.rung + (rung >= 6 ? room.edge : 0)
}

/** The middle of the book's band, where no die lies. */
export function bandY(room: Room): number {
  return room.top + 6 * room.rung + room.edge / 2
}

/** The die of a pile at this distance from its left edge, as it lies on top. */
export function rankAt(room: Room, members: number, x: number, width: number): number {
  const step = pitch(room, members)
  const first = (width - room.die - step * (members - 1)) / 2
  return Math.max(0, Math.min(members - 1, Math.floor((x - first) / Math.max(step, 1))))
}

export function laneX(room: Room, seat: number): number {
  return room.left + (seat + 0.5) * room.lane
}

/** The distance between two dice of a pile. */
export function pitch(room: Room, members: number): number {
  if (members < 2) return 0
  return Math.min(room.die * 1.08, (room.lane - room.die - 6) / (members - 1))
}

/** The centre of each Entity. */
export function spots(room: Room, piles: Pile[]): Map<number, Spot> {
  const places = new Map<number, Spot>()
  for (const pile of piles) {
    const step = pitch(room, pile.members.length)
    const y = rungY(room, rungOf(pile))
    const x = laneX(room, pile.seat) - (step * (pile.members.length - 1)) / 2
    pile.members.forEach((entity, rank) => places.set(entity, { x: x + step * rank, y, rank }))
  }
  return places
}

/** The next pile for an arrow key: in the same lane, or on the nearest rung of the next lane. */
export function neighbour(piles: Pile[], from: Pile, key: string): Pile | null {
  const lane = piles.filter(({ seat }) => seat === from.seat)
  const at = lane.indexOf(from)
  if (key === 'ArrowUp') return lane[at - 1] ?? null
  if (key === 'ArrowDown') return lane[at + 1] ?? null
  const step = key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : 0
  const next = piles.filter(({ seat }) => seat === from.seat + step)
  const distance = (pile: Pile) => Math.abs(rungOf(pile) - rungOf(from))
  return step === 0 ? null : (next.sort((a, b) => distance(a) - distance(b))[0] ?? null)
}
