import type { DieView } from '../types.gen'

/** The kind of a die: 0 is a white 1, 11 a black 6. */
export type Kind = number

export function kindOf({ colour, number }: { colour: number; number: number }): Kind {
  return colour * 6 + number - 1
}

export function colourOf(kind: Kind): number {
  return kind >= 6 ? 1 : 0
}

export function numberOf(kind: Kind): number {
  return (kind % 6) + 1
}

/** The die of a summon: one won by a line, or an artifact's (12 and more). */
export function summonedKind(summoned: number, artifacts: { colour: number; number: number }[]): Kind {
  return summoned < 12 ? summoned : kindOf(artifacts[summoned - 12]!)
}

/** The dice on the compass by position: two for each direction, white first. */
export function onCompass(dice: DieView[]): Map<Kind, number> {
  return new Map(dice.flatMap((die, n) => (die.where === 'compass' ? [[kindOf(die), n] as const] : [])))
}
