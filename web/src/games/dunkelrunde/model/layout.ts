import type { Point } from './content'
import type { Board, DunkelrundeView } from '../types.gen'

/** The radius of the board with its rim, in board units. */
export const RIM = 524

/** The dimensions of the board in pixels. */
export interface Room {
  width: number
  height: number
  /** Pixels per board unit. */
  scale: number
  /** Whether the board is too small for touch, so that it zooms in for a decision. */
  tight: boolean
  /** The scale of pieces. */
  figure: number
}

export function measure(width: number, height: number): Room {
  const scale = Math.min(width, height) / (2 * RIM)
  return { width, height, scale, tight: scale < 0.5, figure: Math.min(1.3, Math.max(1, 0.5 / scale)) }
}

/** The visible part of the board: everything, or around some tiles. */
export interface Camera extends Point {
  zoom: number
}

export const WHOLE: Camera = { x: 0, y: 0, zoom: 1 }

export function lookAt(room: Room, points: Point[]): Camera {
  if (!room.tight || points.length === 0) return WHOLE
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const zoom = Math.min(2.4, (2 * RIM) / (Math.max(right - left, bottom - top) + 190))
  const far = RIM * (1 - 1 / zoom)
  const keep = (value: number) => Math.max(-far, Math.min(far, value))
  return zoom <= 1.05 ? WHOLE : { x: keep((left + right) / 2), y: keep((top + bottom) / 2 - 16), zoom }
}

/** The screen position of a board point. */
export function seen(room: Room, camera: Camera, { x, y }: Point): Point {
  const scale = room.scale * camera.zoom
  return { x: room.width / 2 + (x - camera.x) * scale, y: room.height / 2 + (y - camera.y) * scale }
}

/** The board point at a screen position. */
export function beneath(room: Room, camera: Camera, { x, y }: Point): Point {
  const scale = room.scale * camera.zoom
  return { x: (x - room.width / 2) / scale + camera.x, y: (y - room.height / 2) / scale + camera.y }
}

/** The position of a piece: its feet, its size and its depth. */
export interface Stand extends Point {
  size: number
  tile: number
}

/** The rows of children on one tile from back to front, so that every face is visible. */
export function fan(count: number, width: number): (Point & { size: number })[] {
  if (count <= 0) return []
  const size = count < 3 ? 1 : count < 5 ? 0.9 : count < 9 ? 0.8 : 0.7
  const across = count < 4 ? count : count < 7 ? 3 : 4
  const rows = Math.ceil(count / across)
  return Array.from({ length: count }, (_, n) => {
    const row = Math.floor(n / across)
    const inRow = row === rows - 1 ? count - row * across : across
    const x = (n - row * across - (inRow - 1) / 2) * width * size
    return { x, y: (row - (rows - 1) / 2) * width * 0.82 * size, size }
  })
}

export function stands(
  { tiles }: Board,
  view: DunkelrundeView,
  figure: number,
): { children: Stand[]; ghosts: Stand[] } {
  const children: Stand[] = []
  const ghosts: Stand[] = []
  tiles.forEach(({ x, y }, tile) => {
    const here = numbers(view.children, tile)
    const haunting = numbers(view.ghosts, tile)
    const aside = here.length > 0 && haunting.length > 0 ? 17 * figure : 0
    fan(here.length, 33 * figure).forEach((spot, n) => {
      children[here[n]!] = { x: x + spot.x - aside, y: y + spot.y + 9, size: spot.size * figure, tile }
    })
    const wide = Math.max(
      0,
      fan(here.length, 33 * figure).reduce((most, spot) => Math.max(most, spot.x), 0),
    )
    haunting.forEach((ghost, n) => {
      const beside = (n - (haunting.length - 1) / 2) * 38 * figure
      ghosts[ghost] = { x: x + beside + (aside && aside + wide + 8), y: y + 7 - (aside ? 6 : 0), size: figure, tile }
    })
  })
  return { children, ghosts }
}

function numbers(places: number[], tile: number): number[] {
  return places.flatMap((place, number) => (place === tile ? [number] : []))
}

/** A smooth path through points. */
export function curve(points: Point[]): string {
  const [first] = points
  if (!first) return ''
  const pieces = points.slice(1).map((to, n) => {
    const [from, before, after] = [points[n]!, points[n - 1] ?? points[n]!, points[n + 2] ?? to]
    const [a, b] = [along(from, before, to), along(to, after, from)]
    return `C${a.x} ${a.y} ${b.x} ${b.y} ${round(to.x)} ${round(to.y)}`
  })
  return `M${round(first.x)} ${round(first.y)}${pieces.join('')}`
}

function along(at: Point, before: Point, after: Point): Point {
  return { x: round(at.x + (after.x - before.x) / 6), y: round(at.y + (after.y - before.y) / 6) }
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}

/** The point beside a tile with the most room, away from other tiles, the rim and occupied points. */
export function beside({ tiles }: Board, tile: number, distance: number, taken: Point[] = []): Point {
  const here = tiles[tile]!
  const others: Point[] = [...tiles.filter((_, n) => n !== tile), ...taken]
  const spots = Array.from({ length: 96 }, (_, n) => {
    const [angle, far] = [((n % 32) * Math.PI) / 16, distance * (1 + Math.floor(n / 32) * 0.2)]
    return { x: here.x + Math.cos(angle) * far, y: here.y + Math.sin(angle) * far }
  })
  const free = (spot: Point) =>
    Math.min(500 - Math.hypot(spot.x, spot.y), ...others.map(({ x, y }) => Math.hypot(x - spot.x, y - spot.y)))
  const space = (spot: Point) => free(spot) - Math.hypot(spot.x - here.x, spot.y - here.y) * 0.3
  return spots.reduce((best, spot) => (space(spot) > space(best) ? spot : best))
}
