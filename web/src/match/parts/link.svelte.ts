import { Outbox, type Keyed } from '../../net/outbox'
import type { FromBrowser } from '../../net/protocol.gen'
import type { Connection, ConnectionState } from '../../net/transport'

/** The way to the host of a match: sends messages, some until they are answered, and knows what is still to come. */
export class Link {
  state = $state<ConnectionState>('connecting')
  /** Whether an answer, or the step of a decision, is still to come. */
  asked = $state(false)
  connection: Connection | null = null
  readonly #outbox = new Outbox()
  /** The newest step received, shown or not. */
  #received = -1
  /** The step of a decision that is confirmed but not received yet. */
  #confirmed: number | null = null

  /** Sends a message if the connection is open; returns whether it was sent. */
  send(message: FromBrowser): boolean {
    return this.connection?.send(message) ?? false
  }

  /** Sends a message and waits for its answer. */
  ask(message: FromBrowser): void {
    this.asked = this.send(message)
  }

  /** Sends a message until it is answered, also over a new connection; a decision is waited for. */
  insist(message: Keyed): void {
    this.#outbox.put(message)
    this.send(message)
    if (message.type !== 'chat') this.asked = true
  }

  changed(state: ConnectionState): void {
    this.state = state
    this.settle()
    if (state === 'open') this.#outbox.again((message) => this.send(message))
  }

  confirm(key: string): void {
    const message = this.#outbox.take(key)
    if (message && message.type !== 'chat') this.#confirmed = message.step
    this.settle()
  }

  refuse(key: string | null): void {
    if (key) this.#outbox.take(key)
    this.settle()
  }

  /** Notes the newest step; a snapshot has everything, also the step of a confirmed decision. */
  receive(step: number, snapshot: boolean): void {
    this.#received = step
    if (snapshot) this.#confirmed = null
    this.settle()
  }

  /** Stops waiting, unless a decision is unanswered or its step has not arrived. */
  settle(): void {
    if (this.#confirmed !== null && this.#received > this.#confirmed) this.#confirmed = null
    this.asked = this.#outbox.decision !== null || this.#confirmed !== null
  }
}
