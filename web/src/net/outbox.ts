import type { Submit, FromBrowser, SubmitRange, SendChat } from './protocol.gen'

export type Keyed = Submit | SubmitRange | SendChat

/** Messages without an answer yet. The server handles each key once, so a message can be sent again. */
export class Outbox {
  #waiting = new Map<string, Keyed>()

  put(message: Keyed): void {
    this.#waiting.set(message.key, message)
  }

  /** Removes and returns the message that was answered, if it was ours. */
  take(key: string): Keyed | null {
    const message = this.#waiting.get(key) ?? null
    this.#waiting.delete(key)
    return message
  }

  /** Sends all unanswered messages again, in order. */
  again(send: (message: FromBrowser) => boolean): void {
    for (const message of this.#waiting.values()) send(message)
  }

  get decision(): Submit | SubmitRange | null {
    for (const message of this.#waiting.values()) if (message.type !== 'chat') return message
    return null
  }
}

/** A unique key: 18 random bytes as text. */
export function newKey(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(18))))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
}
