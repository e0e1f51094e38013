import type { FromBrowser, ToBrowser } from './wire.gen'

export type Link = 'connecting' | 'open' | 'lost' | 'gone' | 'closed'

export interface Listeners {
  message(message: ToBrowser): void
  link(link: Link): void
}

const FIRST_WAIT = 500
const LONGEST_WAIT = 10_000
/** The server's code for a table that does not exist. */
const UNKNOWN_TABLE = 4404

/** A connection to one table that comes back by itself; every return begins with a snapshot. */
export class TableSocket {
  #socket: WebSocket | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #tries = 0
  #closed = false

  constructor(
    private readonly table: string,
    private seat: number | null,
    private readonly listeners: Listeners,
  ) {
    this.#open('connecting')
  }

  /** Sends if the line is open; says whether it did. */
  send(message: FromBrowser): boolean {
    if (message.type === 'look') this.seat = message.seat
    if (this.#socket?.readyState !== WebSocket.OPEN) return false
    this.#socket.send(JSON.stringify(message))
    return true
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
    this.#socket?.close()
    this.listeners.link('closed')
  }

  #open(link: Link): void {
    this.listeners.link(link)
    const socket = new WebSocket(this.#address())
    this.#socket = socket
    socket.onmessage = ({ data }) => {
      if (!this.#closed) this.listeners.message(JSON.parse(data as string) as ToBrowser)
    }
    socket.onopen = () => {
      this.#tries = 0
      this.listeners.link('open')
    }
    socket.onclose = ({ code }) => this.#retry(code)
  }

  #retry(code: number): void {
    if (this.#closed) return
    if (code === UNKNOWN_TABLE) return this.listeners.link('gone')
    this.listeners.link('lost')
    this.#timer = setTimeout(() => this.#open('lost'), backoff(this.#tries++))
  }

  #address(): string {
    const seat = this.seat === null ? '' : `?seat=${this.seat}`
    return `${location.origin.replace(/^http/, 'ws')}/api/tables/${this.table}/socket${seat}`
  }
}

/** How long to wait before the next try: twice as long each time, up to ten seconds. */
export function backoff(tries: number): number {
  return Math.min(FIRST_WAIT * 2 ** tries, LONGEST_WAIT)
}
