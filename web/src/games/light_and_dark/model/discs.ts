import { FALL, FLIP, hitAt, leftAt, part, placeAt, type Flight } from './motion'
import type { Spot } from './placement'
import { roundOf, type Point } from './geometry'
import { seen, type Camera } from './layout'
import type { DiscView, LightAndDarkView } from '../types.gen'

/** A disc as it is drawn: position, size, side, and progress of a flip or fall. */
export interface Piece {
  disc: number
  kind: DiscView['kind']
  faction: DiscView['faction']
  at: Point
  size: number
  /** Visible width during a flip: 1 flat, 0 on its edge. */
  squeeze: number
  lift: number
  /** Progress of a fall: 0 on the table, 1 gone. */
  fallen: number
}

export interface Sliding {
  flight: Flight | null
  flips: number[]
  time: number
}

/** All visible discs, at rest, being placed or sliding. */
export function pieces(view: LightAndDarkView, camera: Camera, spots: Record<number, Spot>, sliding: Sliding): Piece[] {
  return view.discs.flatMap((disc, n) => {
    const spot = spots[n]
    const lying = disc.where === 'table'
    if (!lying && !spot) return []
    const round = roundOf(view, disc)
    return [
      {
        disc: n,
        kind: disc.kind,
        size: 2 * round.radius * camera.scale,
        ...pose(disc, n, spot ?? round, camera, sliding),
      },
    ]
  })
}

function pose(disc: DiscView, n: number, at: Point, camera: Camera, { flight, flips, time }: Sliding) {
  if (!flight) return { at: seen(camera, at), faction: disc.faction, squeeze: 1, lift: 0, fallen: 0 }
  const left = leftAt(flight, n)
  const place = placeAt(flight, n, time, left !== null && time > left) ?? at
  const over = flips.includes(n) ? part(time, hitAt(flight, n), FLIP) : 0
  return {
    at: seen(camera, place),
    faction: over > 0.5 ? (disc.faction === 'light' ? ('dark' as const) : ('light' as const)) : disc.faction,
    squeeze: Math.abs(Math.cos(Math.PI * over)),
    lift: Math.sin(Math.PI * over),
    fallen: part(time, left, FALL),
  }
}
