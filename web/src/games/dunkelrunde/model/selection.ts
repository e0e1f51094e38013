import type { Offer } from '../../../net/protocol.gen'
import { OfferFields, type Selection } from '../../../ui/table/selection'
import type { DunkelrundeAction } from '../types.gen'

/** What can be moved: `child 3`, `ghost 0`, or all children on a tile, `group 12`. */
export type Piece = `${'child' | 'ghost' | 'group'} ${number}`

/** The selection so far: who moves and where to, chosen in any order. */
export type StagedSelection = Selection<{ piece: Piece; goal: number }>

const FIELDS = new OfferFields<{ piece: Piece; goal: number }>({ piece: pieceOf, goal: goalOf })
export const NOTHING = FIELDS.nothing

export function pieceOf({ kind, fields }: Offer): Piece | null {
  if (kind === 'move-child') return `child ${fields.child!}`
  if (kind === 'move-ghost') return `ghost ${fields.ghost!}`
  return kind === 'move-group' ? `group ${fields.tile!}` : null
}

export function goalOf({ kind, fields }: Offer): number {
  return (kind === 'move-group' ? fields.goal : fields.tile) ?? -1
}

/** The action of moving a piece to a tile, offered or not. */
export function moveOf(
  piece: Piece,
  goal: number,
): { kind: DunkelrundeAction['kind']; fields: Record<string, number> } {
  const number = numberOf(piece)
  if (kindOf(piece) === 'group') return { kind: 'move-group', fields: { tile: number, goal } }
  return kindOf(piece) === 'child'
    ? { kind: 'move-child', fields: { child: number, tile: goal } }
    : { kind: 'move-ghost', fields: { ghost: number, tile: goal } }
}

export function kindOf(piece: Piece): 'child' | 'ghost' | 'group' {
  return piece.split(' ')[0] as 'child' | 'ghost' | 'group'
}

/** The number of the child or ghost, or the tile of the group. */
export function numberOf(piece: Piece): number {
  return Number(piece.split(' ')[1])
}

/** The offers that match the selection so far. */
export const fitting = (offers: Offer[], stage: StagedSelection) => FIELDS.fitting(offers, stage)

/** The pieces that can be chosen now, in the order of the offers. */
export const pieces = (offers: Offer[], stage: StagedSelection) => FIELDS.values(offers, stage, 'piece')

/** The tiles that can be chosen now. */
export const goals = (offers: Offer[], stage: StagedSelection) => [...FIELDS.values(offers, stage, 'goal')]

/** The pieces that can move to a tile. */
export function comers(offers: Offer[], goal: number): Piece[] {
  return [...pieces(offers, { piece: null, goal })]
}

/** The selection with the piece filled in if only one is possible. */
export function settled(offers: Offer[], stage: StagedSelection): StagedSelection {
  const [only, ...others] = pieces(offers, NOTHING)
  return stage.piece === null && only && others.length === 0 ? { ...stage, piece: only } : stage
}

/** Chooses a piece; choosing it again unselects it. */
export function pick(offers: Offer[], stage: StagedSelection, piece: Piece): StagedSelection {
  if (stage.piece === piece && stage.goal === null) return NOTHING
  if (!pieces(offers, NOTHING).has(piece)) return stage
  return pieces(offers, stage).has(piece) ? { ...stage, piece } : { piece, goal: null }
}

/** Chooses a tile, and the piece if only one can move there; choosing it again unselects it. */
export function aim(offers: Offer[], stage: StagedSelection, goal: number): StagedSelection {
  if (stage.goal === goal) return NOTHING
  const fit = fitting(offers, { piece: stage.piece, goal })
  const [first, ...others] = fit
  if (!first) return stage
  return { piece: others.length === 0 ? pieceOf(first) : stage.piece, goal }
}

export const isEmpty = (stage: StagedSelection) => FIELDS.isEmpty(stage)

/** The offer of a complete selection. */
export const whole = (offers: Offer[], stage: StagedSelection) => FIELDS.whole(offers, stage)
