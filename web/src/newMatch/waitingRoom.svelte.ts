import * as api from '../net/api'
import { poll } from '../net/poll'
import { TableSocket, type ConnectionState, type SocketTarget } from '../net/socket'
import type { MatchInfo, ToBrowser } from '../net/protocol.gen'

type Connect = (target: SocketTarget, waiting: Waiting) => { close(): void }

const NOW_AND_AGAIN = 3000

/** A match that waits for its players. */
export class Waiting {
  table: MatchInfo = $state.raw()!
  connection = $state<ConnectionState>('connecting')
  #line: { close(): void }
  /** Stops the polling that replaces the connection where spectators are not allowed. */
  #stop: (() => void) | null = null

  constructor(
    table: MatchInfo,
    private readonly target: Pick<SocketTarget, 'seat' | 'token'>,
    private readonly begun: (table: MatchInfo) => void,
    private readonly connect: Connect = (target, waiting) =>
      new TableSocket(target, {
        message: (m) => waiting.receive(m),
        connection: (state) => waiting.connectionChanged(state),
      }),
  ) {
    this.table = table
    this.#line = connect({ table: table.id, ...target }, this)
  }

  receive(message: ToBrowser): void {
    if (message.type === 'match' || message.type === 'snapshot') this.take(message.match)
  }

  connectionChanged(state: ConnectionState): void {
    this.connection = state
    if (state === 'barred') this.#stop ??= poll(() => this.#ask(), NOW_AND_AGAIN)
  }

  /** Takes the newest state of the match, from the connection or from a request. */
  take(table: MatchInfo): void {
    this.table = table
    if (table.begun) this.begun(table)
    else if (this.#stop && !this.target.token && table.seats.some(({ yours }) => yours)) this.#listen()
  }

  close(): void {
    this.#hush()
    this.#line.close()
  }

  async #ask(): Promise<void> {
    const table = await api.table(this.table.id).catch((error: unknown) => {
      if (error instanceof api.ApiError && error.status === 404) this.#vanish()
      return null
    })
    if (table && this.#stop) this.take(table)
  }

  /** Connects once this user has a seat. */
  #listen(): void {
    this.#hush()
    this.#line = this.connect({ table: this.table.id, ...this.target }, this)
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
