export const ELEMENTS = ['water', 'wind', 'earth', 'fire'] as const
export const WAYS = ['north', 'east', 'south', 'west'] as const

/** An element's number by name; -1 for anything else. */
export function elementOf(word: string): number {
  return (ELEMENTS as readonly string[]).indexOf(word)
}
