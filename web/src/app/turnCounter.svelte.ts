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

  /** Why the list is not the newest. */
  trouble = $state.raw<unknown>(null)

  /** Refreshes the list; on an error it keeps the old one. */
  async look(): Promise<void> {
    try {
      this.matches = await api.matches()
      this.trouble = null
    } catch (error) {
      this.trouble = error
    }
  }

  /** Begins with an empty list, as it may have been another person's. */
  start(): () => void {
    this.matches = []
    return poll(() => this.look(), EVERY)
  }
}

export const turns = new Turns()
