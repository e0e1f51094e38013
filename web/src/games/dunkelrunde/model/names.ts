import type { Texts } from '../../../i18n/catalogue.svelte'
import type { SeatInfo } from '../../../net/protocol.gen'
import type { Board, DunkelrundeView } from '../types.gen'
import { kindOf, numberOf, type Piece } from './selection'

/** What names depend on. */
export interface Known {
  board: Board
  view: DunkelrundeView
  seats: SeatInfo[]
  texts: Texts
}

export function namePlace({ board, texts }: Known, tile: number): string {
  const place = board.tiles[tile]?.place
  return place ? texts.text(`place-${place.replaceAll('_', '-')}`) : texts.text('table-road')
}

/** A piece's name and position. */
export function namePiece(known: Known, piece: Piece): string {
  const { view, texts } = known
  const number = numberOf(piece)
  const at = (tile: number) => ({ place: namePlace(known, tile) })
  if (kindOf(piece) === 'ghost') return texts.text('table-ghost', { ghost: number + 1, ...at(view.ghosts[number]!) })
  if (kindOf(piece) === 'child')
    return texts.text(`table-${genderOf(number)}`, { owner: ownerOf(known, number), ...at(view.children[number]!) })
  return texts.text('table-group', { count: standing(view.children, number).length, ...at(number) })
}

export function nameGoal(known: Known, tile: number, steps: number): string {
  const { view, texts } = known
  const there = [
    ...standing(view.children, tile).map((child) =>
      texts.text(`table-short-${genderOf(child)}`, { owner: ownerOf(known, child) }),
    ),
    ...standing(view.ghosts, tile).map((ghost) => texts.text('table-short-ghost', { ghost: ghost + 1 })),
  ]
  const said = texts.text('table-goal', { place: namePlace(known, tile), steps })
  return there.length > 0 ? `${said}: ${there.join(', ')}` : said
}

/** The direction in which a ghost starts. */
export function nameCourse({ board, texts }: Known, [from = 0, next = from]: number[]): string {
  return texts.text(board.rank[next]! > board.rank[from]! ? 'table-forward' : 'table-backward')
}

export function genderOf(child: number): 'girl' | 'boy' {
  return child % 2 === 0 ? 'girl' : 'boy'
}

export function ownerOf({ seats }: Known, child: number): string {
  return seats[Math.floor(child / 2)]?.name ?? ''
}

/** The numbers of the pieces on a tile. */
export function standing(places: number[], tile: number): number[] {
  return places.flatMap((place, number) => (place === tile ? [number] : []))
}
