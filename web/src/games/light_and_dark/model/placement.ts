import type { Block, Point, Round } from './geometry'

/** A chosen position in whole millimetres. */
export type Spot = Point

/** The allowed range of a centre in millimetres, inclusive. */
export interface Bounds {
  left: number
  right: number
  low: number
  high: number
}

/** Why something cannot be placed at a position. */
export type Reason = 'outside' | 'overlap' | 'far' | 'way'

const METRE = 1_048_576

/** Whole millimetres in the server's units, with the same rounding. */
function units(mm: number): number {
  return Math.floor((mm * METRE + 500) / 1000)
}

/** Whether a disc at a chosen position overlaps another; touching is allowed. */
export function overlaps(spot: Spot, radius: number, other: Round): boolean {
  const [dx, dy] = [
    units(spot.x) - Math.round((other.x * METRE) / 1000),
    units(spot.y) - Math.round((other.y * METRE) / 1000),
  ]
  const reach = Math.round((radius * METRE) / 1000) + Math.round((other.radius * METRE) / 1000)
  return dx * dx + dy * dy < reach * reach
}

/** The distance of a point from an obstacle's outline; negative inside. */
export function clearance(point: Point, block: Block): number {
  const [dx, dy] = [point.x - block.x, point.y - block.y]
  if (block.round) return Math.hypot(dx, dy) - block.length / 2
  const turn = (block.turn * Math.PI) / 12
  const along = Math.abs(dx * Math.sin(turn) + dy * Math.cos(turn)) - block.length / 2
  const aside = Math.abs(dx * Math.cos(turn) - dy * Math.sin(turn)) - block.breadth / 2
  return along > 0 && aside > 0 ? Math.hypot(along, aside) : Math.max(along, aside)
}

/** Why a disc cannot be placed at a position; null if it can. */
export function whyNotHere(
  spot: Spot,
  radius: number,
  bounds: Bounds,
  others: Round[],
  blocks: Block[],
): Reason | null {
  if (spot.x < bounds.left || spot.x > bounds.right || spot.y < bounds.low || spot.y > bounds.high) return 'outside'
  if (others.some((other) => overlaps(spot, radius, other))) return 'overlap'
  return blocks.some((block) => clearance(spot, block) < radius) ? 'overlap' : null
}

/** The nearest position in whole millimetres within bounds. */
export function within({ left, right, low, high }: Bounds, { x, y }: Point): Spot {
  return { x: Math.min(Math.max(Math.round(x), left), right), y: Math.min(Math.max(Math.round(y), low), high) }
}

/** The free position nearest to a point, searched in growing rings; null if there is none close by. */
export function nearestFree(wish: Point, bounds: Bounds, isFree: (spot: Spot) => boolean, reach = 60): Spot | null {
  const start = within(bounds, wish)
  if (isFree(start)) return start
  for (let ring = 1; ring <= reach; ring++) {
    const steps = Math.max(8, Math.round(ring * 3))
    const tried = Array.from({ length: steps }, (_, n) => {
      const turn = (2 * Math.PI * n) / steps
      return within(bounds, { x: start.x + ring * Math.cos(turn), y: start.y + ring * Math.sin(turn) })
    })
    const found = tried
      .filter(isFree)
      .sort((a, b) => Math.hypot(a.x - wish.x, a.y - wish.y) - Math.hypot(b.x - wish.x, b.y - wish.y))[0]
    if (found) return found
  }
  return null
}

/** Evenly spaced positions in the middle of a strip, as the game spaces them. */
export function evenly(count: number, width: number, middle: number): Spot[] {
  return Array.from({ length: count }, (_, n) => ({
    x: Math.round((width * (2 * n + 1)) / (2 * count)),
    y: Math.round(middle),
  }))
}

/** The step of an arrow key on the screen, to the right and down; null for other keys. */
export function nudge(key: string, fine: boolean): Point | null {
  const step = fine ? 1 : 5
  const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key]
  return way ? { x: way[0]! * step, y: way[1]! * step } : null
}

/** The corners of an obstacle, or of the square around a round one. */
export function corners({ x, y, round, length, breadth, turn }: Block): Point[] {
  const angle = round ? 0 : (turn * Math.PI) / 12
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  return [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([s = 0, t = 0]) => {
    const [p, q] = [(s * length) / 2, (t * breadth) / 2]
    return { x: x + p * sin + q * cos, y: y + p * cos - q * sin }
  })
}

/** Why an obstacle cannot be placed there: outside the area between the strips, or overlapping; null if it can. */
export function whyNoBlock(block: Block, area: Bounds, others: Round[], blocks: Block[]): Reason | null {
  const out = corners(block).some(({ x, y }) => x < area.left || x > area.right || y < area.low || y > area.high)
  if (out) return 'outside'
  if (others.some((disc) => clearance(disc, block) < disc.radius)) return 'overlap'
  return blocks.some((other) => !apart(block, other)) ? 'overlap' : null
}

function apart(one: Block, two: Block): boolean {
  if (one.round) return clearance(one, two) >= one.length / 2
  if (two.round) return clearance(two, one) >= two.length / 2
  const [ones, twos] = [corners(one), corners(two)]
  return [one.turn, one.turn + 6, two.turn, two.turn + 6].some((turn) => {
    const [sin, cos] = [Math.sin((turn * Math.PI) / 12), Math.cos((turn * Math.PI) / 12)]
    const along = (points: Point[]) => points.map(({ x, y }) => x * sin + y * cos)
    const [a, b] = [along(ones), along(twos)]
    return Math.max(...a) <= Math.min(...b) || Math.max(...b) <= Math.min(...a)
  })
}

/** Why a druid cannot stride there (LAD-48): too far, or something is in the way. */
export function whyNoStride(from: Round, spot: Spot, reach: number, others: Round[], blocks: Block[]): Reason | null {
  const far = Math.hypot(spot.x - from.x, spot.y - from.y)
  if (far > reach) return 'far'
  const steps = Math.max(1, Math.ceil(far / 2))
  for (let n = 1; n <= steps; n++) {
    const at = { x: from.x + ((spot.x - from.x) * n) / steps, y: from.y + ((spot.y - from.y) * n) / steps }
    const met = others.some((other) => Math.hypot(at.x - other.x, at.y - other.y) < from.radius + other.radius - 0.01)
    if (met || blocks.some((block) => clearance(at, block) < from.radius - 0.01)) return n === steps ? 'overlap' : 'way'
  }
  return null
}
