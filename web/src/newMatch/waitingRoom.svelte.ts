import * as api from '../net/api'
import { poll } from '../net/poll'
import { host } from '../net/host'
import type { Connection, ConnectionState, Listener, Target, Transport } from '../net/transport'
import type { MatchInfo, ToBrowser } from '../net/protocol.gen'

const NOW_AND_AGAIN = 3000

/** A match that waits for its players. */
export class Waiting implements Listener {
  match: MatchInfo = $state.raw()!
  connection = $state<ConnectionState>('connecting')
  #line: Connection
  /** Stops the polling that replaces the connection where spectators are not allowed. */
  #stop: (() => void) | null = null

  constructor(
    match: MatchInfo,
    private readonly target: Pick<Target, 'seat' | 'token'>,
    private readonly begun: (match: MatchInfo) => void,
    private readonly open: Transport['open'] = host.open,
  ) {
    this.match = match
    this.#line = open({ match: match.id, ...target }, this)
  }

  receive(message: ToBrowser): void {
    if (message.type === 'match' || message.type === 'snapshot') this.take(message.match)
  }

  connectionChanged(state: ConnectionState): void {
    this.connection = state
    if (state === 'barred') this.#stop ??= poll(() => this.#ask(), NOW_AND_AGAIN)
  }

  /** Takes the newest state of the match, from the connection or from a request. */
  take(match: MatchInfo): void {
    this.match = match
    if (match.begun) this.begun(match)
    else if (this.#stop && !this.target.token && match.seats.some(({ yours }) => yours)) this.#listen()
  }

  close(): void {
    this.#hush()
    this.#line.close()
  }

  async #ask(): Promise<void> {
    const match = await api.match(this.match.id).catch((error: unknown) => {
      if (error instanceof api.ApiError && error.status === 404) this.#vanish()
      return null
    })
    if (match && this.#stop) this.take(match)
  }

  /** Connects once this user has a seat. */
  #listen(): void {
    this.#hush()
    this.#line = this.open({ match: this.match.id, ...this.target }, this)
  }

  #vanish(): void {
    this.#hush()
    this.connection = 'gone'
  }

  #hush(): void {
    this.#stop?.()
    this.#stop = null
  }
}
