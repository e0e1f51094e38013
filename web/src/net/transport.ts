import type { FromBrowser, Phrase, ToBrowser } from './protocol.gen'

/** How the page reaches its host. Nothing outside this folder knows more about the way there. */
export interface Transport {
  /** Sends a request and returns the text of the answer; fails with an `ApiError`. */
  ask(method: Method, path: string, body?: unknown): Promise<string>
  /** Opens a live connection to a match. */
  open(target: Target, listener: Listener): Connection
}

export type Method = 'GET' | 'POST' | 'DELETE'

/** The match to connect to and the seat to see it from; the token is the private key of the seat. */
export interface Target {
  match: string
  seat: number | null
  token?: string | null
}

export interface Listener {
  receive(message: ToBrowser): void
  connectionChanged(state: ConnectionState): void
}

export interface Connection {
  /** Sends a message if the connection is open; returns whether it was sent. */
  send(message: FromBrowser): boolean
  close(): void
}

/**
 * State of the connection. `lost` reconnects by itself; `gone` (no such match), `stranger` (the session has ended)
 * and `barred` (not allowed) are final.
 */
export type ConnectionState = 'connecting' | 'open' | 'lost' | 'gone' | 'stranger' | 'barred' | 'closed'

/** An error from the host: its message, and the phrase to show in the user's language. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    detail: string,
    readonly phrase: Phrase | null,
  ) {
    super(detail)
  }
}
