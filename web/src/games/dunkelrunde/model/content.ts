import type { Board, Tile } from '../types.gen'

export type Colour = Tile['colour']

export interface Point {
  x: number
  y: number
}

/** The first tile at a place. */
export function placed(board: Board, place: string): number | null {
  const tile = board.tiles.findIndex((one) => one.place === place)
  return tile < 0 ? null : tile
}
