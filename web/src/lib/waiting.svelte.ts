import { TableSocket, type Link, type Way } from './socket'
import type { TableInfo, ToBrowser } from './wire.gen'

type Connect = (way: Way, waiting: Waiting) => { close(): void }

/** A table that waits for its people, as everyone around it sees it. */
export class Waiting {
  table: TableInfo = $state.raw()!
  link = $state<Link>('connecting')
  readonly #line: { close(): void }

  constructor(
    table: TableInfo,
    way: Pick<Way, 'seat' | 'token'>,
    private readonly begun: (table: TableInfo) => void,
    connect: Connect = (to, waiting) => new TableSocket(to, { message: (m) => waiting.hear(m), link: (l) => (waiting.link = l) }),
  ) {
    this.table = table
    this.#line = connect({ table: table.id, ...way }, this)
  }

  hear(message: ToBrowser): void {
    if (message.type === 'seated' || message.type === 'snapshot') this.take(message.table)
  }

  /** The table as it is now, from the line or from an answer to what one did. */
  take(table: TableInfo): void {
    this.table = table
    if (table.begun) this.begun(table)
  }

  close(): void {
    this.#line.close()
  }
}
