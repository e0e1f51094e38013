export const ELEMENTS = ['water', 'wind', 'earth', 'fire'] as const
export type ElementName = (typeof ELEMENTS)[number]
export const WAYS = ['north', 'east', 'south', 'west'] as const

export type Deed =
  | 'none'
  | 'move'
  | 'tunnel'
  | 'reshape'
  | 'replenish'
  | 'exchange'
  | 'explore'
  | 'destroy'
  | 'stop'
  | 'gem'
  | 'spell'
  | 'absorb'
export type SpellKind =
  | 'elemental'
  | 'point'
  | 'movement'
  | 'diagonal'
  | 'tunnel'
  | 'exchange'
  | 'replenish'
  | 'transformation'
  | 'absorb'
  | 'spell'
  | 'familiar'

export interface Exploration {
  id: string
  /** The symbols at north, east, south and west before the card is rotated; -1 for none. */
  sides: number[]
  deed: Deed
  element: number
  amount: number
  /** An element's name, `spell` or `absorb`. */
  bonus: string
}

export interface Spell {
  id: string
  kind: SpellKind
  element: number
  /** Nine cells; -1 is an empty circle. */
  pattern: number[]
  points: number
}

export interface AbsorbCard {
  id: string
  letters: string
  /** Directions before the card is rotated. */
  ways: number[]
}

export interface Kit {
  explorations: Exploration[]
  spells: Spell[]
  absorbs: AbsorbCard[]
}

/** The content as the server sends it. */
export interface Content {
  explorations?: { id: string; sides: string; action: Deed; element?: ElementName; amount?: number; bonus: string }[]
  spells?: { id: string; kind: SpellKind; element?: ElementName; pattern: string[]; points: number }[]
  absorbs?: { id: string; directions: string }[]
}

export function readKit({ explorations = [], spells = [], absorbs = [] }: Content): Kit {
  return {
    explorations: explorations.map(({ id, sides, action, element, amount, bonus }) => ({
      id,
      sides: [...sides].map(letter),
      deed: action,
      element: elementOf(element),
      amount: amount ?? 1,
      bonus,
    })),
    spells: spells.map(({ id, kind, element, pattern, points }) => ({
      id,
      kind,
      element: elementOf(element),
      pattern: [...pattern.join('')].map(letter),
      points,
    })),
    absorbs: absorbs.map(({ id, directions }) => ({
      id,
      letters: directions,
      ways: [...directions].map((way) => 'nesw'.indexOf(way)),
    })),
  }
}

/** An element's number by name; -1 for anything else. */
export function elementOf(word: string | undefined | null): number {
  return (ELEMENTS as readonly string[]).indexOf(word ?? '')
}

function letter(one: string): number {
  return 'waef'.indexOf(one)
}
