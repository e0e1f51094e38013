import type { MatchInfo } from '../net/protocol.gen'

/**
 * The seat that the screen turns to, or none to stay. Of several who decide at once, whoever has just decided
 * makes room for the next one, even if they might still change their mind.
 */
export function nextSeat(people: number[], seat: number | null, acted: number | null): number | null {
  const others = people.filter((one) => one !== seat)
  const stays = seat !== null && people.includes(seat) && seat !== acted
  if (stays || others.length === 0) return null
  return others.find((one) => seat !== null && one > seat) ?? others[0]!
}

/** The seats that this screen decides for now: one's own without a bot in one's place, or the one it has the key to. */
export function ownSeats({ seats }: MatchInfo, key: { seat: number } | null = null): number[] {
  return seats.flatMap(({ yours, standIn, lost }, seat) =>
    (yours || key?.seat === seat) && standIn === null && !lost ? [seat] : [],
  )
}
