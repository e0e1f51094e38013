import { plainFrames, type Frame, type GameFolder } from './games'
import { preferences } from './preferences.svelte'
import { Queue } from './queue'
import { nextSeat } from './seating'
import { TableSocket, type Link } from './socket'
import { play } from './sound'
import type { Entry, EventInfo, FromBrowser, Json, Moment, Offer, Phrase, Previewed, Snapshot, SpanInfo, Stepped, TableInfo, ToBrowser } from './wire.gen'

interface Line {
  send(message: FromBrowser): boolean
  close(): void
}
type Connect = (table: string, seat: number | null, session: Session) => Line

/** One table as this screen shows it: steps one after another, and whose eyes look at it. */
export class Session {
  table: TableInfo = $state.raw()!
  moment = $state.raw<Moment | null>(null)
  view = $state.raw<Json>({})
  cue = $state.raw<unknown>(null)
  log = $state.raw<Entry[]>([])
  /** The step shown last, for those who listen. */
  news = $state.raw<Entry | null>(null)
  link = $state<Link>('connecting')
  waiting = $state(0)
  asked = $state(false)
  thinking = $state<number | null>(null)
  refusal = $state.raw<Phrase | null>(null)
  /** The seat that the curtain waits for. */
  curtain = $state<number | null>(null)

  readonly people: number[]
  readonly #veiled: boolean
  readonly #queue = new Queue((waiting) => this.#waits(waiting))
  readonly #line: Line
  #question: { action: string; answer: (event: EventInfo | null) => void } | null = null
  #returned = true
  /** The seat that decided last at this screen. */
  #acted: number | null = null

  busy = $derived(this.waiting > 0 || this.asked || this.link !== 'open')
  offers: Offer[] = $derived(this.busy || this.curtain !== null ? [] : (this.moment?.offers ?? []))
  spans: SpanInfo[] = $derived(this.busy || this.curtain !== null ? [] : (this.moment?.spans ?? []))

  constructor(
    table: TableInfo,
    private readonly folder: GameFolder,
    hidden: boolean,
    connect: Connect = (id, seat, listeners) => new TableSocket(id, seat, { message: (m) => listeners.hear(m), link: (l) => listeners.linked(l) }),
  ) {
    this.table = table
    this.people = table.seats.flatMap(({ level }, seat) => (level === null ? [seat] : []))
    this.#veiled = hidden && this.people.length > 1
    this.#line = connect(table.id, this.#veiled ? null : (this.people[0] ?? null), this)
  }

  /** Takes an offer, or a choice in the game's notation. */
  act(choice: Offer | string): void {
    if (this.moment?.seat == null || this.busy) return
    this.#acted = this.moment.seat
    this.#ask({ type: 'do', step: this.moment.step, seat: this.moment.seat, action: typeof choice === 'string' ? choice : choice.action })
  }

  pick(span: number, values: number[]): void {
    if (this.moment?.seat == null || this.busy) return
    this.#acted = this.moment.seat
    this.#ask({ type: 'pick', step: this.moment.step, seat: this.moment.seat, span, values })
  }

  /** Asks what a choice would bring; only the latest question is answered. */
  preview(action: string): Promise<EventInfo | null> {
    this.#question?.answer(null)
    if (this.moment?.seat == null || this.busy) return Promise.resolve(null)
    if (!this.#line.send({ type: 'preview', step: this.moment.step, seat: this.moment.seat, action })) return Promise.resolve(null)
    return new Promise((answer) => (this.#question = { action, answer }))
  }

  undo(): void {
    if (this.moment?.seat != null) this.#ask({ type: 'undo', seat: this.moment.seat })
  }

  /** The person whom the curtain names has come to the screen. */
  lift(): void {
    if (this.curtain !== null) this.#line.send({ type: 'look', seat: this.curtain })
  }

  /** Shows everything that waits at once. */
  hurry(): void {
    this.#queue.hurry()
  }

  close(): void {
    this.#queue.clear()
    this.#line.close()
  }

  linked(link: Link): void {
    this.link = link
    this.asked = false
    if (link === 'open') this.#returned = true
  }

  hear(message: ToBrowser): void {
    if (message.type === 'previewed') return this.#foresee(message)
    this.asked = false
    if (message.type === 'refused') this.refusal = message.say
    else if (message.type === 'thinking') this.#queue.push(async () => void (this.thinking = message.seat))
    else if (message.type === 'stepped') this.#queue.push(() => this.#show(message))
    else this.#see(message)
  }

  #foresee({ action, event }: Previewed): void {
    if (this.#question?.action === action) this.#question.answer(event)
  }

  #ask(message: FromBrowser): void {
    this.refusal = null
    this.asked = this.#line.send(message)
  }

  #see(snapshot: Snapshot): void {
    if (!this.#returned) return this.#queue.push(async () => this.#lay(snapshot))
    this.#returned = false
    this.#queue.clear()
    this.#lay(snapshot)
    this.#attend()
  }

  #lay({ table, moment, log }: Snapshot): void {
    if (this.curtain === moment.seat) this.curtain = null
    Object.assign(this, { table, moment, log, view: moment.view, cue: null, thinking: null })
    if (this.#veiled) this.news = null
  }

  async #show({ entry, moment }: Stepped): Promise<void> {
    const stale = this.#queue.stale()
    this.thinking = null
    for (const frame of (this.folder.frames ?? plainFrames)(this.view, entry, moment.view, this.cue)) {
      await this.#picture(frame)
      if (stale()) return
    }
    Object.assign(this, { moment, view: moment.view, log: [...this.log, entry], news: entry })
  }

  #picture({ view, cue, ms, sound }: Frame): Promise<void> {
    Object.assign(this, { view, cue })
    if (sound) play(sound)
    return this.#queue.pause(preferences.pace === 'brisk' ? ms * 0.5 : ms)
  }

  #waits(waiting: number): void {
    this.waiting = waiting
    if (waiting === 0) this.#attend()
  }

  /** Turns the screen to the person who decides next. */
  #attend(): void {
    const { deciders = [], seat = null } = this.moment ?? {}
    const next = nextSeat(deciders.filter((one) => this.people.includes(one)), seat, this.#acted)
    if (next === null) return
    this.#acted = null
    if (this.#veiled && (this.folder.secret?.(this.view) ?? true)) this.curtain = next
    else this.#line.send({ type: 'look', seat: next })
  }
}
