/** Spaces of the landscape: row * 7 + column on every board. */
import type { BetwixtAndBetweenView, ExplorationCard } from '../types.gen'

export const SIDE = 7
export const STEPS = [
  [-1, 0],
  [0, 1],
  [1, 0],
  [0, -1],
] as const

export const rowOf = (space: number) => Math.floor(space / SIDE)
export const columnOf = (space: number) => space % SIDE

/** A space's name: letter of the column, number of the row from the top. */
export function spaceName(space: number): string {
  return `${String.fromCharCode(97 + columnOf(space))}${rowOf(space) + 1}`
}

/** The neighbour in a direction, or -1 beyond the edge. */
export function beside(space: number, way: number): number {
  const [down, right] = STEPS[way]!
  const [row, column] = [rowOf(space) + down, columnOf(space) + right]
  return row < 0 || column < 0 || row >= SIDE || column >= SIDE ? -1 : row * SIDE + column
}

export const opposite = (way: number) => (way + 2) % 4

/** The spaces of a board, row by row. */
export function spacesOf({ size }: Pick<BetwixtAndBetweenView, 'size'>): number[] {
  return Array.from({ length: size * size }, (_, n) => Math.floor(n / size) * SIDE + (n % size))
}

/** The symbols of a rotated card at north, east, south and west. */
export function facing({ sides }: Pick<ExplorationCard, 'sides'>, turn: number): number[] {
  return sides.map((_, way) => sides[(way - turn + 4) % 4]!)
}

/** The next space for an arrow key; the same one at the edge, null for other keys. */
export function stepped(view: Pick<BetwixtAndBetweenView, 'size'>, space: number, key: string): number | null {
  const way = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'].indexOf(key)
  if (way < 0) return null
  const goal = beside(space, way)
  return goal >= 0 && rowOf(goal) < view.size && columnOf(goal) < view.size ? goal : space
}

/** A gem on the board. */
export interface Spot {
  space: number
  way: number
}

/** The gems that a piece on a space may take from these directions. */
export function taken({ board }: Pick<BetwixtAndBetweenView, 'board'>, from: number, ways: number[]): Spot[] {
  return ways.flatMap((way) => {
    const space = beside(from, way)
    const gem = space < 0 ? -1 : (board[space]?.gems[opposite(way)] ?? -1)
    return gem < 0 ? [] : [{ space, way: opposite(way) }]
  })
}
