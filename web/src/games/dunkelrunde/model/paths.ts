import type { Board, DunkelrundeView } from '../types.gen'
import { kindOf, numberOf, type Piece } from './selection'

/** The path of a child or group to a tile; over hidden paths only if it starts or ends there, or goes slowly. */
export function walk(board: Board, from: number, to: number, pips: number): number[] {
  const ways = routes(board, from, to)
  const byRoad = ways.find((way) => way.slice(1, -1).every((tile) => board.tiles[tile]?.colour !== 'green'))
  const shortest = ways.sort((a, b) => a.length - b.length)[0]
  return (pips > 3 ? (byRoad ?? shortest) : shortest) ?? [from, to]
}

/** All forward paths between two tiles; each step is closer to the linden. */
export function routes(board: Board, from: number, to: number): number[][] {
  if (from === to) return [[from]]
  if (board.ahead[from]! <= board.ahead[to]!) return []
  return onward(board, from).flatMap((tile) => routes(board, tile, to).map((way) => [from, ...way]))
}

/** The next tiles: along the road first, then the hidden path. */
export function onward(board: Board, tile: number): number[] {
  const next = board.rank[tile]! >= 0 ? [board.road[board.rank[tile]! + 1]] : []
  const hidden = board.paths.flatMap((path) => (path.slice(0, -1).includes(tile) ? [path[path.indexOf(tile) + 1]] : []))
  return [...next, ...hidden].filter((one) => one !== undefined)
}

/** The path of a ghost: all its pips within its area, reversing at shelters. */
export function glide(board: Board, ghost: number, from: number, to: number, pips: number): number[] {
  const ways = [1, -1].map((step) => swing(board, ghost, from, pips, step))
  return ways.find((way) => way.at(-1) === to) ?? [from, to]
}

function swing(board: Board, ghost: number, from: number, pips: number, step: number): number[] {
  const { first, last } = board.areas[ghost]!
  const ranks = [board.rank[from]!]
  for (let n = 0; n < pips && last > first; n++) {
    const next = ranks.at(-1)! + step
    if (next < first || next > last) step = -step
    ranks.push(ranks.at(-1)! + step)
  }
  return ranks.map((rank) => board.road[rank]!)
}

/** The path back to a shelter. */
export function flee(board: Board, from: number, to: number): number[] {
  const [start, end] = [board.rank[from]!, board.rank[to]!]
  return start > end && end >= 0 ? board.road.slice(end, start + 1).reverse() : [from, to]
}

/** A tile that a piece can reach, and its path. */
export interface Reach {
  tile: number
  steps: number
  way: number[]
}

export function reachOf(board: Board, view: DunkelrundeView, piece: Piece, goals: number[]): Reach[] {
  const from = tileOf(view, piece)
  const ghost = kindOf(piece) === 'ghost'
  const found = goals.map((tile) => {
    const way = ghost ? glide(board, numberOf(piece), from, tile, view.eight) : walk(board, from, tile, view.six)
    return { tile, steps: way.length - 1, way }
  })
  return ghost ? found : found.sort((a, b) => a.steps - b.steps)
}

/** The tile of a piece. */
export function tileOf(view: DunkelrundeView, piece: Piece): number {
  const number = numberOf(piece)
  return kindOf(piece) === 'child' ? view.children[number]! : kindOf(piece) === 'ghost' ? view.ghosts[number]! : number
}

/** The paths that are not a prefix of another. */
export function longest(reach: Reach[]): number[][] {
  const begins = (way: number[], other: number[]) =>
    way.length < other.length && way.every((tile, n) => other[n] === tile)
  return reach.map(({ way }) => way).filter((way) => !reach.some((other) => begins(way, other.way)))
}
