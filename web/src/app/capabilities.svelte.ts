import * as api from '../net/api'
import type { Capabilities } from '../net/protocol.gen'
import { read, type Place } from './router.svelte'

/** What the host must offer for a page; every host has the others. */
const NEEDED: Partial<Record<Place['page'], keyof Capabilities>> = {
  lobby: 'online',
  seat: 'online',
  me: 'accounts',
  person: 'accounts',
  ranking: 'ranking',
  daily: 'daily',
  analysis: 'analysis',
}

/** What the host of this page can do. */
class Host {
  can = $state.raw<Capabilities>({ online: true, accounts: true, ranking: true, daily: true, analysis: true })

  /** Asks the host. Without an answer everything is tried, and each page tells its own trouble. */
  async ask(): Promise<void> {
    this.can = await api.capabilities().catch(() => this.can)
  }

  offers(place: Place): boolean {
    const needed = place.page === 'new' && place.online ? 'online' : NEEDED[place.page]
    return needed === undefined || this.can[needed]
  }

  /** Whether an address leads to a page that the host offers. */
  leadsTo(address: string): boolean {
    const [path, search] = address.split('?')
    return this.offers(read(path!, search))
  }
}

export const capabilities = new Host()
