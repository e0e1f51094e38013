import type { FromBrowser, ToBrowser } from './protocol.gen'

/**
 * How the connection is: `lost` comes back by itself; `gone` (no such table), `stranger` (the session has ended)
 * and `barred` (not allowed here) do not.
 */
export type ConnectionState = 'connecting' | 'open' | 'lost' | 'gone' | 'stranger' | 'barred' | 'closed'

export interface Listeners {
  message(message: ToBrowser): void
  connection(state: ConnectionState): void
}

/** Whose eyes look at which table; a token is the private key to the seat. */
export interface SocketTarget {
  table: string
  seat: number | null
  token?: string | null
}

const FIRST_WAIT = 500
const LONGEST_WAIT = 10_000
const SILENCE = 15_000
const ANSWER_WITHIN = 10_000
/** The server's codes for what no new try would change. */
const FINAL: Record<number, ConnectionState> = { 4404: 'gone', 4401: 'stranger', 4403: 'barred' }
const TOO_MANY = 4429

/** A connection to one table that comes back by itself, and then asks only for what it has missed. */
export class TableSocket {
  #socket: WebSocket | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #pulse: ReturnType<typeof setTimeout> | undefined
  #tries = 0
  #closed = false
  /** How far the table was told; nothing while a look from another seat is not answered. */
  #line: number | null = null
  #seat: number | null

  constructor(
    private readonly target: SocketTarget,
    private readonly listeners: Listeners,
  ) {
    this.#seat = target.seat
    addEventListener('online', this.#hasten)
    this.#open('connecting')
  }

  /** Sends if the line is open; says whether it did. */
  send(message: FromBrowser): boolean {
    if (message.type === 'switchSeat') this.#turn(message.seat)
    if (this.#socket?.readyState !== WebSocket.OPEN) return false
    this.#socket.send(JSON.stringify(message))
    return true
  }

  close(): void {
    this.#leave()
    this.#socket?.close()
    this.listeners.connection('closed')
  }

  #open(state: ConnectionState): void {
    this.listeners.connection(state)
    const socket = new WebSocket(this.#address())
    this.#socket = socket
    socket.onmessage = ({ data }) => this.#receive(socket, JSON.parse(data as string) as ToBrowser)
    socket.onopen = () => {
      this.#listen(socket)
      this.listeners.connection('open')
    }
    socket.onclose = ({ code }) => {
      if (socket === this.#socket) this.#retry(code)
    }
  }

  #receive(socket: WebSocket, message: ToBrowser): void {
    if (this.#closed || socket !== this.#socket) return
    this.#tries = 0
    this.#listen(socket)
    if (message.type === 'snapshot' || (message.type === 'update' && this.#line !== null))
      this.#line = message.observation.line
    if (message.type !== 'pong') this.listeners.message(message)
  }

  /** After a silence asks whether anyone is there, and takes no answer for a broken line. */
  #listen(socket: WebSocket): void {
    clearTimeout(this.#pulse)
    this.#pulse = setTimeout(() => {
      this.send({ type: 'ping' })
      this.#pulse = setTimeout(() => this.#abandon(socket), ANSWER_WITHIN)
    }, SILENCE)
  }

  #abandon(socket: WebSocket): void {
    this.#socket = null
    socket.close()
    this.#retry(0)
  }

  #retry(code: number): void {
    clearTimeout(this.#pulse)
    if (this.#closed) return
    const final = FINAL[code]
    if (final) {
      this.#leave()
      return this.listeners.connection(final)
    }
    this.listeners.connection('lost')
    this.#timer = setTimeout(() => this.#again(), code === TOO_MANY ? LONGEST_WAIT : backoff(this.#tries++))
  }

  #again(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#open('lost')
  }

  /** The device is online again: there is no need to wait. */
  #hasten = (): void => {
    if (this.#timer !== undefined) this.#again()
  }

  #leave(): void {
    this.#closed = true
    clearTimeout(this.#timer)
    clearTimeout(this.#pulse)
    removeEventListener('online', this.#hasten)
  }

  #turn(seat: number | null): void {
    if (seat !== this.#seat) this.#line = null
    this.#seat = seat
  }

  #address(): string {
    const query = new URLSearchParams()
    if (this.#seat !== null) query.set('seat', String(this.#seat))
    if (this.target.token) query.set('token', this.target.token)
    if (this.#line !== null) query.set('line', String(this.#line))
    const asked = query.size > 0 ? `?${query}` : ''
    return `${location.origin.replace(/^http/, 'ws')}/api/matches/${encodeURIComponent(this.target.table)}/socket${asked}`
  }
}

/** How long to wait before the next try: twice as long each time, up to ten seconds. */
export function backoff(tries: number): number {
  return Math.min(FIRST_WAIT * 2 ** tries, LONGEST_WAIT)
}
