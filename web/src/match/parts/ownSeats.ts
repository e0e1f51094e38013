import type { MatchInfo } from '../../net/protocol.gen'

/**
 * The seat to switch to, or null to stay. If several decide at once, the one that has just decided
 * gives way to the next, even if it could still change its decision.
 */
export function nextSeat(people: number[], seat: number | null, acted: number | null): number | null {
  const others = people.filter((one) => one !== seat)
  const stays = seat !== null && people.includes(seat) && seat !== acted
  if (stays || others.length === 0) return null
  return others.find((one) => seat !== null && one > seat) ?? others[0]!
}

/** The seats that this page decides for: the user's own, or the one it has the key of, unless a bot stands in. */
export function ownSeats({ seats }: MatchInfo, key: { seat: number } | null = null): number[] {
  return seats.flatMap(({ yours, standIn, lost }, seat) =>
    (yours || key?.seat === seat) && standIn === null && !lost ? [seat] : [],
  )
}
