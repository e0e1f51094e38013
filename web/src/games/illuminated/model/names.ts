/** Entities are numbered across seats, this many for each. */
export const PER_SEAT = 5

/** The seat that owns an Entity; null for none. */
export const ownerOf = (entity: number | null) => (entity === null ? null : Math.floor(entity / PER_SEAT))

/** An Entity's name in the log and in notation: seat letter and number. */
export function nameOf(entity: number): string {
  return String.fromCharCode(65 + Math.floor(entity / PER_SEAT)) + ((entity % PER_SEAT) + 1)
}
