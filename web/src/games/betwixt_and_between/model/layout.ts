/** Where pieces stand on their spaces, and how large the board can be. */
import type { BetwixtAndBetweenView } from '../types.gen'
import type { Mode } from './selection'

interface Size {
  width: number
  height: number
}

export interface Standing {
  name: string
  kind: 'mystic' | 'familiar' | 'dummy'
  seat: number
  space: number
  /** Its index among the pieces on the same space. */
  nth: number
  of: number
}

/** All pieces on the board; those that share a space stand side by side. */
export function gathered(view: Pick<BetwixtAndBetweenView, 'players' | 'dummies'>): Standing[] {
  const all = [
    ...view.players.map(({ mystic }, seat) => ({ kind: 'mystic' as const, seat, space: mystic })),
    ...view.players.map(({ familiar }, seat) => ({ kind: 'familiar' as const, seat, space: familiar })),
    ...view.dummies.map((space, seat) => ({ kind: 'dummy' as const, seat, space })),
  ].filter(({ space }) => space >= 0)
  return all.map((piece) => {
    const here = all.filter(({ space }) => space === piece.space)
    return { ...piece, name: `${piece.kind} ${piece.seat}`, nth: here.indexOf(piece), of: here.length }
  })
}

/** The offset of a piece from the centre of its space and its size, in parts of a space. */
export function spotOf({ kind, nth, of }: Standing): { aside: number; size: number } {
  const aside = of > 1 ? (nth - (of - 1) / 2) * (0.5 / (of - 1)) : 0
  return { aside, size: (kind === 'familiar' ? 0.8 : 1) * (of > 2 ? 0.36 : 0.43) }
}

/** The centre of a card's gem in each direction, in parts of a space. */
export const GEM_PLACES = [
  { dx: 0.5, dy: 0.125 },
  { dx: 0.875, dy: 0.5 },
  { dx: 0.5, dy: 0.875 },
  { dx: 0.125, dy: 0.5 },
]

/** The layout: everything side by side, the supply below the board, or one pane at a time. */
export type Breadth = 'wide' | 'middle' | 'narrow'

export function breadthOf(window: number, board: number): Breadth {
  return window < 960 ? 'narrow' : board < 780 ? 'middle' : 'wide'
}

/** The side length of the board in an area of this size. */
export function sideOf(breadth: Breadth, room: Size, window: number): number {
  if (breadth === 'narrow') return Math.min(room.width, 640)
  const [width, height] = breadth === 'wide' ? [room.width - 236, room.height] : [room.width - 12, window - 150]
  return Math.max(280, Math.floor(Math.min(width, height)))
}

/** The position of a tooltip: beside things at the edge of a wide window, else above or below, and always inside. */
export function reaching(
  thing: { left: number; top: number; right: number; bottom: number },
  note: Size,
  window: Size,
): { x: number; y: number } {
  const within = (value: number, most: number) => Math.max(8, Math.min(value, most - 8))
  const middle = (thing.left + thing.right) / 2
  const level = within(thing.top, window.height - note.height)
  if (window.width >= 960 && middle > window.width * 0.66)
    return { x: within(thing.left - note.width - 10, window.width - note.width), y: level }
  if (window.width >= 960 && middle < window.width * 0.17) return { x: thing.right + 10, y: level }
  const above = thing.top - note.height - 8
  return {
    x: within(middle - note.width / 2, window.width - note.width),
    y: above >= 8 ? above : within(thing.bottom + 8, window.height - note.height),
  }
}

/** Panes of the table; a narrow screen shows one at a time. */
export const PANES = ['land', 'weave', 'table'] as const
export type Pane = (typeof PANES)[number]

/** The pane for a kind of decision; null if any will do. */
export function paneFor(mode: Mode): Pane | null {
  if (mode === 'watch') return null
  if (mode === 'spell') return 'table'
  return mode === 'exchange' || mode === 'give' || mode === 'weave' ? 'weave' : 'land'
}
