import * as api from '../net/api'
import { guestName } from '../newMatch/randomNames'
import { capabilities } from '../app/capabilities.svelte'
import { preferences } from '../app/preferences.svelte'
import type { Me } from '../net/protocol.gen'

/** The current user; null until the server has answered. */
class Self {
  now = $state.raw<Me | null>(null)
  /** Whether it is known who this is. */
  arrived = $state(false)

  get person(): string | null {
    return this.now?.person ?? null
  }

  get muted(): string[] {
    return this.now?.muted ?? []
  }

  /** Restores the session of this browser, or starts one as a new guest. */
  async arrive(): Promise<void> {
    try {
      if (capabilities.can.accounts) this.now = (await api.me()) ?? (await api.callMe(preferences.name || guestName()))
    } catch {
      this.now = null // Matches on one device work without an account.
    }
    this.arrived = true
  }

  /** Sends a request that answers with the current user. */
  async become(order: Promise<Me>): Promise<void> {
    this.now = await order
  }

  /** Signs out and starts again as a guest. */
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
