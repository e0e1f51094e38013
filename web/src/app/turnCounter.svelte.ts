import * as api from '../net/api'
import { poll } from '../net/poll'
import type { MatchInfo } from '../net/protocol.gen'

const EVERY = 15_000

/** Whether a match waits for me: to decide, or to say that I am ready. */
export function isMyTurn({ begun, finished, online, seats, turn }: MatchInfo): boolean {
  if (finished || !online) return false
  const mine = seats.flatMap(({ yours, standIn }, seat) => (yours && standIn === null ? [seat] : []))
  return begun
    ? turn.some((seat) => mine.includes(seat))
    : seats.every(({ free }) => !free) && mine.some((seat) => !seats[seat]!.ready)
}

/** My matches, and in how many of them it is my turn. */
class Turns {
  matches = $state.raw<MatchInfo[]>([])
  count = $derived(this.matches.filter(isMyTurn).length)

  /** Refreshes the list; on an error it keeps the old one. */
  async look(): Promise<void> {
    this.matches = await api.matches().catch(() => this.matches)
  }

  start(): () => void {
    return poll(() => this.look(), EVERY)
  }
}

export const turns = new Turns()
