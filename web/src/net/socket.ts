import type { FromBrowser, ToBrowser } from './protocol.gen'
import type { Connection, ConnectionState, Listener, Target } from './transport'

const FIRST_WAIT = 500
const LONGEST_WAIT = 10_000
const SILENCE = 15_000
const ANSWER_WITHIN = 10_000
/** Close codes after which reconnecting would not help. */
const FINAL: Record<number, ConnectionState> = { 4404: 'gone', 4401: 'stranger', 4403: 'barred' }
const TOO_MANY = 4429

/** A connection to one match. It reconnects by itself and asks only for what it has missed. */
export class MatchSocket implements Connection {
  #socket: WebSocket | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #pulse: ReturnType<typeof setTimeout> | undefined
  #tries = 0
  #closed = false
  /** The last line received; null while a switch to another seat is unanswered. */
  #line: number | null = null
  #seat: number | null

  constructor(
    private readonly target: Target,
    private readonly listener: Listener,
  ) {
    this.#seat = target.seat
    addEventListener('online', this.#hasten)
    this.#open('connecting')
  }

  send(message: FromBrowser): boolean {
    if (message.type === 'switchSeat') this.#turn(message.seat)
    if (this.#socket?.readyState !== WebSocket.OPEN) return false
    this.#socket.send(JSON.stringify(message))
    return true
  }

  close(): void {
    this.#leave()
    this.#socket?.close()
    this.listener.connectionChanged('closed')
  }

  #open(state: ConnectionState): void {
    this.listener.connectionChanged(state)
    const socket = new WebSocket(this.#address())
    this.#socket = socket
    socket.onmessage = ({ data }) => this.#receive(socket, JSON.parse(data as string) as ToBrowser)
    socket.onopen = () => {
      this.#listen(socket)
      this.listener.connectionChanged('open')
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
    if (message.type !== 'pong') this.listener.receive(message)
  }

  /** Sends a ping after a silence; without an answer the connection counts as broken. */
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
      return this.listener.connectionChanged(final)
    }
    this.listener.connectionChanged('lost')
    this.#timer = setTimeout(() => this.#again(), code === TOO_MANY ? LONGEST_WAIT : backoff(this.#tries++))
  }

  #again(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#open('lost')
  }

  /** Reconnects at once when the device is online again. */
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
    return `${location.origin.replace(/^http/, 'ws')}/api/matches/${encodeURIComponent(this.target.match)}/socket${asked}`
  }
}

/** Milliseconds until the next attempt: doubled each time, at most ten seconds. */
export function backoff(tries: number): number {
  return Math.min(FIRST_WAIT * 2 ** tries, LONGEST_WAIT)
}
