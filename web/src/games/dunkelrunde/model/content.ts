export type Colour = 'yellow' | 'grey' | 'blue' | 'red' | 'green' | 'brown'

/** A tile in the content; the board is a disc of radius 500 around (0, 0). */
export interface TileInfo {
  id: string
  colour: Colour
  place: string
  piece: number
  x: number
  y: number
}

export interface PathInfo {
  id: string
  leaves: string
  joins: string
  tiles: string[]
}

export interface GhostInfo {
  id: string
  start: string
  from: string
  to: string
}

export interface BoardInfo {
  tiles: TileInfo[]
  road: string[]
  paths: PathInfo[]
  ghosts: GhostInfo[]
}

export interface Point {
  x: number
  y: number
}

/** The board as the table uses it, with tiles by number. */
export interface Board {
  tiles: TileInfo[]
  /** From the village to the linden. */
  road: number[]
  /** Hidden paths, from the tile that they leave to the tile that they join. */
  paths: number[][]
  /** The first and last road position of each ghost's area. */
  areas: [number, number][]
  /** The home tile of each ghost. */
  haunts: number[]
  /** A tile's index on the road, or -1. */
  rank: number[]
  /** The number of tiles left to the linden. */
  ahead: number[]
}

export function readBoard({ tiles, road: names, paths: hidden, ghosts }: BoardInfo): Board {
  const numbers = new Map(tiles.map(({ id }, tile) => [id, tile]))
  const at = (id: string) => numbers.get(id) ?? 0
  const road = names.map(at)
  const rank = tiles.map((_, tile) => road.indexOf(tile))
  const paths = hidden.map(({ leaves, joins, tiles: inner }) => [leaves, ...inner, joins].map(at))
  const areas = ghosts.map(({ from, to }): [number, number] => [rank[at(from)]!, rank[at(to)]!])
  return {
    tiles,
    road,
    paths,
    areas,
    haunts: ghosts.map(({ start }) => at(start)),
    rank,
    ahead: aheadOf(tiles.length, road, paths),
  }
}

function aheadOf(tiles: number, road: number[], paths: number[][]): number[] {
  const ahead = Array.from({ length: tiles }, () => 0)
  road.forEach((tile, n) => (ahead[tile] = road.length - 1 - n))
  for (const path of paths)
    path.slice(1, -1).forEach((tile, n) => (ahead[tile] = ahead[path.at(-1)!]! + path.length - 2 - n))
  return ahead
}

export function placed(board: Board, place: string): number | null {
  const tile = board.tiles.findIndex((one) => one.place === place)
  return tile < 0 ? null : tile
}
