import * as api from '../net/api'
import { guestName } from '../newMatch/randomNames'
import { preferences } from '../app/preferences.svelte'
import type { Me } from '../net/protocol.gen'

/** The person in front of this browser; nobody until the server has answered. */
class Self {
  now = $state.raw<Me | null>(null)

  get person(): string | null {
    return this.now?.person ?? null
  }

  get muted(): string[] {
    return this.now?.muted ?? []
  }

  /** Comes back as whoever this browser was, or as a new guest. */
  async arrive(): Promise<void> {
    try {
      this.now = (await api.me()) ?? (await api.callMe(preferences.name || guestName()))
    } catch {
      this.now = null // The games at one screen can be looked at all the same.
    }
  }

  /** Follows an order that answers with who one is then. */
  async become(order: Promise<Me>): Promise<void> {
    this.now = await order
  }

  /** Leaves, and is a new guest. */
  async leave(order: Promise<void>): Promise<void> {
    await order
    preferences.name = ''
    await this.arrive()
  }

  async mute(person: string, silent: boolean): Promise<void> {
    await this.become(silent ? api.mute(person) : api.unmute(person))
  }
}

export const self = new Self()
