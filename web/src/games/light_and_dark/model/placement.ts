import type { Block, Point } from './geometry'

/** A chosen position in whole millimetres. */
export type Spot = Point

/** The offered range of a centre in millimetres, inclusive. */
export interface Bounds {
  left: number
  right: number
  low: number
  high: number
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

/** The nearest position in whole millimetres within bounds. */
export function within({ left, right, low, high }: Bounds, { x, y }: Point): Spot {
  return { x: Math.min(Math.max(Math.round(x), left), right), y: Math.min(Math.max(Math.round(y), low), high) }
}

/** The step of an arrow key on the screen, to the right and down; null for other keys. */
export function nudge(key: string, fine: boolean): Point | null {
  const step = fine ? 1 : 5
  const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key]
  return way ? { x: way[0]! * step, y: way[1]! * step } : null
}
