import { placed, type Point } from './content'
import type { Board } from '../types.gen'
import { beside } from './layout'

/** A plant, hill or other decoration. */
export interface Growth extends Point {
  kind: 'round' | 'fir' | 'grey-fir' | 'hill' | 'stone' | 'rubble' | 'sheaf'
  size: number
}

/** The vegetation along the road up to each place. */
const LANDS: [string, Growth['kind'][]][] = [
  ['village', ['sheaf', 'round', 'round']],
  ['bridge', ['round', 'sheaf', 'round']],
  ['dead_tree', ['round', 'stone', 'fir']],
  ['river_bank', ['fir', 'fir', 'round']],
  ['ruin', ['fir', 'round', 'fir']],
  ['graveyard', ['round', 'stone', 'fir']],
  ['tower', ['hill', 'grey-fir', 'hill']],
  ['inn', ['grey-fir', 'grey-fir', 'round']],
  ['gate', ['stone', 'hill', 'stone']],
  ['linden', ['rubble', 'stone', 'rubble']],
]

/** Fills the land between the tiles, always the same for a board. */
export function growths(board: Board, taken: Point[], sleepers: Point[]): Growth[] {
  const found: Growth[] = []
  const dice = seeded(7)
  for (let tries = 0; tries < 900 && found.length < 150; tries++) {
    const angle = dice() * Math.PI * 2
    const far = Math.sqrt(dice()) * 474
    const spot = { x: Math.cos(angle) * far, y: Math.sin(angle) * far }
    const free =
      space(spot, board.tiles) > 50 && space(spot, taken) > 46 && space(spot, sleepers) > 84 && space(spot, found) > 27
    if (free) found.push({ ...spot, kind: kindAt(board, spot, dice()), size: 0.75 + dice() * 0.5 })
  }
  return found.sort((a, b) => a.y - b.y)
}

function kindAt(board: Board, spot: Point, pick: number): Growth['kind'] {
  const nearest = board.tiles.reduce((best, tile, n) => (gap(tile, spot) < gap(board.tiles[best]!, spot) ? n : best), 0)
  const still = board.ahead[nearest]!
  const land = LANDS.find(([place]) => board.tiles.some((tile, n) => tile.place === place && board.ahead[n]! <= still))
  const kinds = land?.[1] ?? ['round']
  return kinds[Math.floor(pick * kinds.length)]!
}

function space(spot: Point, others: Point[]): number {
  return others.reduce((least, other) => Math.min(least, gap(other, spot)), Infinity)
}

export function gap(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}

/** A deterministic random generator. */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296
    return state / 4294967296
  }
}

/** Positions of the places' pictures: beside their first tile, away from others. */
export function sites(board: Board, water: Point[]): Map<string, Point> {
  const found = new Map<string, Point>()
  const taken = [...water]
  for (const [place, distance] of DRAWN) {
    const tile = placed(board, place)
    if (tile === null) continue
    const site = beside(board, tile, distance, taken)
    taken.push(...around(site))
    found.set(place, site)
  }
  return found
}

/** The places with a picture and its distance from the tile, in the order in which they are positioned. */
const DRAWN: [string, number][] = [
  ['linden', 74],
  ['village', 84],
  ['tower', 60],
  ['hut', 58],
  ['ruin', 60],
  ['inn', 60],
  ['graveyard', 58],
  ['dead_tree', 58],
  ['castle', 70],
]

/** The points that a picture covers; it is taller than wide. */
export function around({ x, y }: Point): Point[] {
  return [
    { x: x - 30, y },
    { x: x + 30, y },
    { x, y: y - 62 },
  ]
}

/** The largest empty areas, for sleeping creatures far from the road. */
export function clearings(board: Board, taken: Point[], count: number): Point[] {
  const grid = Array.from({ length: 41 * 41 }, (_, n) => ({
    x: (n % 41) * 20 - 400,
    y: Math.floor(n / 41) * 20 - 400,
  })).filter(({ x, y }) => Math.hypot(x, y) < 410)
  const found: Point[] = []
  const room = (spot: Point) =>
    Math.min(space(spot, board.tiles), space(spot, taken), space(spot, found) - 60, 470 - Math.hypot(spot.x, spot.y))
  for (let n = 0; n < count; n++) found.push(grid.reduce((best, spot) => (room(spot) > room(best) ? spot : best)))
  return found
}
