/** Entities are numbered through: so many for each seat. */
export const PER_SEAT = 5

/** The name that log and notation use: the seat's letter and a number. */
export function nameOf(entity: number): string {
  return String.fromCharCode(65 + Math.floor(entity / PER_SEAT)) + ((entity % PER_SEAT) + 1)
}
