import type { Board } from './content'
import { standing, type Known } from './names'
import { kindOf, numberOf, type Piece } from './selection'
import type { DunkelrundeView } from '../types.gen'
import { onward, routes, tileOf } from './paths'

/** A catalogue key with arguments, the same as the server's refusal. */
interface Reason {
  key: string
  args?: Record<string, number>
}

/** Why a piece cannot move; null if the seat has nothing to decide. */
export function whyStuck(known: Known, piece: Piece, seat: number | null): string | null {
  const { view, texts } = known
  if (view.phase !== 'move' || view.turn !== seat) return null
  const { key, args } = stuck(known, piece, seat)
  return texts.text(key, args)
}

/** Why a movable piece cannot go to a tile; null for its own tile. */
export function whyNotThere(known: Known, piece: Piece, tile: number): string | null {
  if (tileOf(known.view, piece) === tile) return null
  const { key, args } = kindOf(piece) === 'ghost' ? noGlide(known, numberOf(piece), tile) : noWalk(known, piece, tile)
  return known.texts.text(key, args)
}

function stuck(known: Known, piece: Piece, seat: number | null): Reason {
  const { board, view } = known
  const [kind, number, tile] = [kindOf(piece), numberOf(piece), tileOf(view, piece)]
  if (kind === 'ghost') return { key: view.double ? 'refusal-double-ghost' : 'refusal-ghost-moved' }
  if (tile === board.road.at(-1)) return { key: 'refusal-at-linden' }
  if (kind === 'child') {
    if (view.double) return { key: 'refusal-double-child' }
    if (Math.floor(number / 2) !== seat) return { key: 'refusal-not-your-child' }
    if (view.child_moved) return { key: 'refusal-child-moved' }
    if (board.tiles[tile]!.colour === 'red') return { key: 'refusal-child-waits' }
    if (view.ghosts.includes(tile)) return { key: 'refusal-group-held' }
  }
  if (isSlow(board, tile) && view.six > 3) return { key: 'refusal-slow-start' }
  return noWalk(known, piece, onward(board, tile)[0]!)
}

function noWalk({ board, view }: Known, piece: Piece, goal: number): Reason {
  const ways = routes(board, tileOf(view, piece), goal)
  const tooFar = { key: 'refusal-too-far', args: { pips: view.six } }
  if (ways.length === 0) return { key: 'refusal-forward-only' }
  if (Math.min(...ways.map(({ length }) => length - 1)) > view.six) return tooFar
  if (isSlow(board, goal) && view.six > 3) return { key: 'refusal-slow-tile' }
  if (board.tiles[goal]!.colour === 'blue') return { key: 'refusal-blue' }
  const red = ways[0]!.slice(1).find((tile) => board.tiles[tile]!.colour === 'red')
  if (kindOf(piece) === 'group')
    return { key: red === undefined ? 'refusal-group-goes-far' : 'refusal-stop-beyond-red' }
  return (
    (red === undefined ? null : noCrossing(view, red, goal)) ??
    (view.ghosts.includes(goal) ? { key: 'refusal-ghost-there' } : tooFar)
  )
}

function noCrossing({ children, ghosts }: DunkelrundeView, red: number, goal: number): Reason | null {
  if (ghosts.includes(red)) return { key: 'refusal-ghost-at-red' }
  if (goal !== red) return { key: 'refusal-stop-at-red' }
  return standing(children, red).length > 0 ? { key: 'refusal-crosses-at-once' } : null
}

function noGlide({ board, view }: Known, ghost: number, goal: number): Reason {
  const [low, high] = board.areas[ghost]!
  const rank = board.rank[goal]!
  if (rank < 0) return { key: 'refusal-ghost-hidden-path' }
  return rank < low || rank > high
    ? { key: 'refusal-ghost-area' }
    : { key: 'refusal-ghost-distance', args: { pips: view.eight } }
}

function isSlow({ tiles }: Board, tile: number): boolean {
  return tiles[tile]!.colour === 'green' || tiles[tile]!.colour === 'brown'
}
