import type { Submit, FromBrowser, SubmitRange, SendChat } from './protocol.gen'

export type Keyed = Submit | SubmitRange | SendChat

/** What was sent and not answered yet. The server does a thing with one key once, so it may be sent again. */
export class Outbox {
  #waiting = new Map<string, Keyed>()

  put(message: Keyed): void {
    this.#waiting.set(message.key, message)
  }

  /** Takes an answered message out; nothing if it was not ours. */
  take(key: string): Keyed | null {
    const message = this.#waiting.get(key) ?? null
    this.#waiting.delete(key)
    return message
  }

  /** Sends everything unanswered again, in its order. */
  again(send: (message: FromBrowser) => boolean): void {
    for (const message of this.#waiting.values()) send(message)
  }

  get decision(): Submit | SubmitRange | null {
    for (const message of this.#waiting.values()) if (message.type !== 'chat') return message
    return null
  }
}

/** A key that nobody else has: 18 random bytes in letters. */
export function newKey(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(18))))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
}
