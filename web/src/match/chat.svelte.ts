import type { ChatLine } from '../net/protocol.gen'

/** The chat of a match, with the number of unread lines. */
export class Chat {
  lines = $state.raw<ChatLine[]>([])
  #read = $state(-1)
  #open = $state(false)

  get open(): boolean {
    return this.#open
  }

  set open(open: boolean) {
    this.#open = open
    this.#read = this.#last
  }

  /** Lines from before the page was opened count as read; those missed while disconnected do not. */
  recall(lines: ChatLine[]): void {
    const first = this.lines.length === 0 && this.#read < 0
    this.lines = lines
    if (first || this.#open) this.#read = this.#last
  }

  receive(line: ChatLine): void {
    if (this.lines.some(({ number }) => number === line.number)) return
    this.lines = [...this.lines, line].sort((a, b) => a.number - b.number)
    if (this.#open) this.#read = this.#last
  }

  /** The lines without those of muted people. */
  audible(muted: string[]): ChatLine[] {
    return this.lines.filter(({ person }) => !muted.includes(person))
  }

  unread(muted: string[], self: string | null): number {
    return this.audible(muted).filter(({ number, person }) => number > this.#read && person !== self).length
  }

  get #last(): number {
    return Math.max(this.#read, this.lines.at(-1)?.number ?? 0)
  }
}
