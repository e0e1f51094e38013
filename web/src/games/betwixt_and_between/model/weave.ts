/** The weave as the player wishes it, and the changes that this means. */
import type { Offer } from '../../../net/protocol.gen'
import { findOffer } from '../../../ui/table/selection'
import { ELEMENTS } from './content'

export const GRID = 5

/** All changes from one weave to another, in notation: gems that do not stay are lifted first. */
export function changesTo(offers: Offer[], weave: number[], wish: number[]): string[] {
  const differs = weave.flatMap((gem, cell) => (gem === wish[cell] ? [] : [cell]))
  const lifts = differs.filter((cell) => weave[cell]! > 0)
  const lays = differs.filter((cell) => wish[cell]! > 0)
  return [
    ...lifts.map((cell) => findOffer(offers, 'lift', { cell })?.action ?? `lift ${cellName(cell)}`),
    ...lays.map((cell) => {
      const element = wish[cell]! - 1
      return findOffer(offers, 'lay', { cell, element })?.action ?? `lay ${cellName(cell)} ${ELEMENTS[element]}`
    }),
  ]
}

/** The offer that comes next on the way to the wished weave: a gem that can be laid now, or one that must be lifted. */
export function nextChange(offers: Offer[], weave: number[], wish: number[]): Offer | undefined {
  return (
    offers.find(({ kind, fields }) => kind === 'lay' && wish[fields.cell!] === fields.element! + 1) ??
    offers.find(({ kind, fields }) => kind === 'lift' && wish[fields.cell!] !== weave[fields.cell!])
  )
}

export function cellName(cell: number): string {
  return `${String.fromCharCode(97 + (cell % GRID))}${Math.floor(cell / GRID) + 1}`
}

/** Swaps the gems of two cells. */
export function swapped(weave: number[], from: number, to: number): number[] {
  return weave.map((gem, cell) => (cell === from ? weave[to]! : cell === to ? weave[from]! : gem))
}

export function put(weave: number[], cell: number, gem: number): number[] {
  return weave.map((old, one) => (one === cell ? gem : old))
}
