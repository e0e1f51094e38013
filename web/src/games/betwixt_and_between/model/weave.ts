/** The weave: where patterns stand, what is missing, and the changes that lead to a target weave. */
import type { Spell } from './content'
import type { PlayerView } from '../types.gen'

export const GRID = 5

/** A placement of a pattern: its cells and what each must hold (element + 1). */
export interface Fit {
  cells: number[]
  holds: number[]
}

const known = new Map<string, Fit[]>()

/** All placements of a pattern, rotated but not mirrored; only its gems must be inside the grid. */
export function fits({ pattern }: Pick<Spell, 'pattern'>): Fit[] {
  const key = pattern.join()
  const found = known.get(key) ?? slide(pattern)
  known.set(key, found)
  return found
}

function slide(pattern: number[]): Fit[] {
  let spots = pattern.flatMap((element, cell) =>
    element < 0 ? [] : [{ row: Math.floor(cell / 3), column: cell % 3, element }],
  )
  const seen = new Map<string, Fit>()
  for (let turn = 0; turn < 4; turn++) {
    for (let down = -2; down < GRID; down++)
      for (let right = -2; right < GRID; right++) {
        const placed = spots.map(({ row, column, element }) => ({ row: row + down, column: column + right, element }))
        if (placed.some(({ row, column }) => row < 0 || column < 0 || row >= GRID || column >= GRID)) continue
        const sorted = placed
          .map(({ row, column, element }) => ({ cell: row * GRID + column, element }))
          .sort((a, b) => a.cell - b.cell)
        const fit = { cells: sorted.map(({ cell }) => cell), holds: sorted.map(({ element }) => element + 1) }
        seen.set(`${fit.cells}|${fit.holds}`, fit)
      }
    spots = spots.map(({ row, column, element }) => ({ row: column, column: 2 - row, element }))
  }
  return [...seen.values()]
}

function right(weave: number[], { cells, holds }: Fit): number {
  return cells.filter((cell, n) => weave[cell] === holds[n]).length
}

/** The sets of cells that a spell's pattern stands on. */
export function occurrences(weave: number[], spell: Pick<Spell, 'pattern'>): number[][] {
  return fits(spell)
    .filter((fit) => right(weave, fit) === fit.cells.length)
    .map(({ cells }) => cells)
}

export function stands(weave: number[], spell: Pick<Spell, 'pattern'>): boolean {
  return occurrences(weave, spell).length > 0
}

/** The best placement of a pattern, and how many of its gems are in place. */
export function nearest(weave: number[], spell: Pick<Spell, 'pattern'>): { fit: Fit; have: number; need: number } {
  const places = fits(spell)
  const best = places.reduce((most, fit) => (right(weave, fit) > right(weave, most) ? fit : most), places[0]!)
  return { fit: best, have: right(weave, best), need: best.cells.length }
}

/** Which spells stand at once, no two on exactly the same cells; more valuable ones first (BET-41). */
export function upheld(weave: number[], spells: Spell[]): boolean[] {
  const places = spells.map((spell) => occurrences(weave, spell).map(String))
  const owner = new Map<string, number>()
  const settle = (spell: number, tried: Set<string>): boolean =>
    places[spell]!.some((cells) => {
      if (tried.has(cells)) return false
      tried.add(cells)
      const holder = owner.get(cells)
      if (holder !== undefined && !settle(holder, tried)) return false
      owner.set(cells, spell)
      return true
    })
  const result = spells.map(() => false)
  const order = spells.map((_, n) => n).sort((a, b) => spells[b]!.points - spells[a]!.points || a - b)
  for (const spell of order) result[spell] = settle(spell, new Set())
  return result
}

/** The gems left over for this weave; null if there are too few. */
export function remaining({ gems, weave }: Pick<PlayerView, 'gems' | 'weave'>, wish: number[]): number[] | null {
  const left = gems.map((count, element) => count + held(weave, element) - held(wish, element))
  return left.some((count) => count < 0) ? null : left
}

function held(weave: number[], element: number): number {
  return weave.filter((gem) => gem === element + 1).length
}

/** The next change towards the target weave, in notation; null when it is reached. */
export function nextChange({ gems, weave }: Pick<PlayerView, 'gems' | 'weave'>, wish: number[]): string | null {
  const differs = weave.flatMap((gem, cell) => (gem === wish[cell] ? [] : [cell]))
  const lay = differs.find((cell) => wish[cell]! > 0 && gems[wish[cell]! - 1]! > 0)
  if (lay !== undefined) return `lay ${cellName(lay)} ${WORDS[wish[lay]! - 1]}`
  const lift = differs.find((cell) => weave[cell]! > 0)
  return lift === undefined ? null : `lift ${cellName(lift)}`
}

const WORDS = ['water', 'wind', 'earth', 'fire']

/** How many changes lead to the target weave. */
export function changes(player: Pick<PlayerView, 'gems' | 'weave'>, wish: number[]): number {
  let now = { gems: [...player.gems], weave: [...player.weave] }
  for (let count = 0; count < 200; count++) {
    const next = nextChange(now, wish)
    if (next === null) return count
    now = changed(now, next)
  }
  return Infinity
}

function changed(
  { gems, weave }: Pick<PlayerView, 'gems' | 'weave'>,
  action: string,
): { gems: number[]; weave: number[] } {
  const [verb, name, word] = action.split(' ')
  const cell = (Number(name![1]) - 1) * GRID + name!.charCodeAt(0) - 97
  const next = { gems: [...gems], weave: [...weave] }
  if (weave[cell]! > 0) next.gems[weave[cell]! - 1]!++
  next.weave[cell] = verb === 'lay' ? WORDS.indexOf(word!) + 1 : 0
  if (verb === 'lay') next.gems[WORDS.indexOf(word!)]!--
  return next
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
