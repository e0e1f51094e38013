import { Chat } from './chat.svelte'
import type { ReceivedClock } from './clock'
import { plainFrames, type Frame, type GameModule } from '../games/registry'
import { newKey, Outbox } from '../net/outbox'
import { preferences } from '../app/preferences.svelte'
import { Queue } from './animationQueue'
import { nextSeat, ownSeats } from './ownSeats'
import { MatchSocket, type ConnectionState, type SocketTarget } from '../net/socket'
import { play } from '../ui/device/sound'
import type {
  Advice,
  LogEntry,
  FromBrowser,
  Json,
  Observation,
  Offer,
  Phrase,
  Previewed,
  Reason,
  Refused,
  Snapshot,
  ActionRangeInfo,
  Update,
  MatchInfo,
  ToBrowser,
} from '../net/protocol.gen'

interface Line {
  send(message: FromBrowser): boolean
  close(): void
}
/** A question to the server that waits for its answer. */
interface Question<T> {
  about: string
  answer: (found: T | null) => void
}
type Connect = (target: SocketTarget, session: Session) => Line

/** A match as this page shows it: animates the steps one after another and tracks whose view is shown. */
export class Session {
  match: MatchInfo = $state.raw()!
  observation = $state.raw<Observation | null>(null)
  view = $state.raw<Json>({})
  cue = $state.raw<unknown>(null)
  log = $state.raw<LogEntry[]>([])
  /** The step shown last, for screen readers. */
  news = $state.raw<LogEntry | null>(null)
  clock = $state.raw<ReceivedClock | null>(null)
  connection = $state<ConnectionState>('connecting')
  waiting = $state(0)
  asked = $state(false)
  thinking = $state<number | null>(null)
  refusal = $state.raw<Phrase | null>(null)
  /** The seat that the device must be passed to. */
  passDevice = $state<number | null>(null)
  /** The last advice, and the kind of advice that was asked for and is still to come. */
  advised = $state.raw<Advice | null>(null)
  adviceFor = $state<Advice['what'] | null>(null)
  readonly chat = new Chat()

  readonly #queue = new Queue((waiting) => this.#waitingChanged(waiting))
  readonly #line: Line
  readonly #outbox = new Outbox()
  #preview: Question<Previewed> | null = null
  #why: Question<Reason> | null = null
  /** The reason that is shown because the player asked; the next step makes it old. */
  #explained: Phrase | null = null
  #returned = true
  /** The newest step received, shown or not. */
  #received = -1
  /** The step of a decision that is confirmed but not received yet. */
  #confirmed: number | null = null
  /** The seat that decided last on this device. */
  #acted: number | null = null

  /** The seats that this page decides for. */
  own: number[] = $derived.by(() => ownSeats(this.match, this.key))
  #passesDevice = $derived.by(() => this.hidden && this.own.length > 1)
  busy = $derived(this.waiting > 0 || this.asked || this.connection !== 'open')
  offers: Offer[] = $derived(this.busy || this.passDevice !== null ? [] : (this.observation?.offers ?? []))
  ranges: ActionRangeInfo[] = $derived(this.busy || this.passDevice !== null ? [] : (this.observation?.ranges ?? []))
  /** The advice, if it is about the current decision. */
  advice: Advice | null = $derived(
    this.advised !== null && this.advised.step === this.observation?.step && this.advised.seat === this.observation.seat
      ? this.advised
      : null,
  )
  /** Whether the player may ask for advice now. */
  helped: boolean = $derived(this.match.adviceAllowed && this.offers.length + this.ranges.length > 0)
  /** Whether a player on this device must decide. */
  due: boolean = $derived(
    !this.observation?.outcome && (this.observation?.deciders ?? []).some((seat) => this.own.includes(seat)),
  )

  constructor(
    match: MatchInfo,
    private readonly module: GameModule,
    private readonly hidden: boolean,
    private readonly key: { seat: number; token: string } | null = null,
    connect: Connect = (target, session) =>
      new MatchSocket(target, {
        message: (m) => session.receive(m),
        connection: (state) => session.connectionChanged(state),
      }),
  ) {
    this.match = match
    const [first = null] = this.own
    this.#line = connect({ match: match.id, seat: this.#passesDevice ? null : first, token: key?.token ?? null }, this)
  }

  /** Submits an offer or an action in the game's notation. */
  act(choice: Offer | string): void {
    if (this.observation?.seat == null || this.busy) return
    const action = typeof choice === 'string' ? choice : choice.action
    this.#decide({ type: 'submit', key: newKey(), step: this.observation.step, seat: this.observation.seat, action })
  }

  submitRange(kind: string, values: number[]): void {
    if (this.observation?.seat == null || this.busy) return
    this.#decide({
      type: 'submitRange',
      key: newKey(),
      step: this.observation.step,
      seat: this.observation.seat,
      kind,
      values,
    })
  }

  /** Asks what some actions would lead to; only the latest question is answered. */
  preview(actions: string[]): Promise<Previewed | null> {
    this.#preview?.answer(null)
    return this.#question(
      { type: 'preview', actions },
      (answer) => (this.#preview = { about: String(actions), answer }),
    )
  }

  /** Asks why no action of a kind with these fields is possible; only the latest question is answered. */
  async why(kind: string, fields: Record<string, number> = {}): Promise<Phrase | null> {
    this.#why?.answer(null)
    const about = aboutAction(kind, fields)
    const reason = await this.#question<Reason>(
      { type: 'why', kind, fields },
      (answer) => (this.#why = { about, answer }),
    )
    return reason?.phrase ?? null
  }

  /** Asks why, and shows the reason as a refusal. */
  async explain(kind: string, fields: Record<string, number> = {}): Promise<void> {
    this.refusal = null
    this.refusal = this.#explained = await this.why(kind, fields)
  }

  #question<T>(
    message: { type: 'preview'; actions: string[] } | { type: 'why'; kind: string; fields: Record<string, number> },
    waits: (answer: (found: T | null) => void) => void,
  ): Promise<T | null> {
    const { step, seat } = this.observation ?? {}
    if (step === undefined || seat == null || this.busy) return Promise.resolve(null)
    return this.#line.send({ ...message, step, seat }) ? new Promise(waits) : Promise.resolve(null)
  }

  /** Asks for a hint or for the odds; all players see that. */
  help(what: Advice['what']): void {
    if (this.observation?.seat == null || !this.helped || this.adviceFor !== null) return
    this.refusal = null
    if (this.#line.send({ type: 'askAdvice', step: this.observation.step, seat: this.observation.seat, what }))
      this.adviceFor = what
  }

  /** Hides the advice. */
  dismissAdvice(): void {
    this.advised = null
  }

  undo(): void {
    if (this.observation?.seat != null) this.#ask({ type: 'undo', seat: this.observation.seat })
  }

  agree(seat: number, yes: boolean): void {
    this.#ask({ type: 'answerUndo', seat, yes })
  }

  standIn(seat: number, level: string | null): void {
    this.#ask({ type: 'standIn', seat, level })
  }

  giveUp(seat: number): void {
    this.#ask({ type: 'giveUp', seat })
  }

  sendChat(text: string): void {
    const message = { type: 'chat', key: newKey(), text } as const
    this.#outbox.put(message)
    this.#line.send(message)
  }

  /** Shows the view of the player who now has the device. */
  showSeat(): void {
    if (this.passDevice !== null) this.#line.send({ type: 'switchSeat', seat: this.passDevice })
  }

  /** Skips the animations of all steps that wait. */
  skipAnimations(): void {
    this.#queue.skipPauses()
  }

  close(): void {
    this.#queue.clear()
    this.#line.close()
  }

  connectionChanged(state: ConnectionState): void {
    this.connection = state
    this.adviceFor = null
    this.asked = this.#outbox.decision !== null || this.#confirmed !== null
    if (state !== 'open') return
    this.#returned = true
    this.#outbox.again((message) => this.#line.send(message))
  }

  receive(message: ToBrowser): void {
    switch (message.type) {
      case 'ack':
        return this.#receiveAck(message.key)
      case 'refused':
        return this.#receiveRefusal(message)
      case 'chatLine':
        return this.chat.receive(message.line)
      case 'match':
        return this.#receiveMatch(message.match)
      case 'thinking':
        return this.#queue.push(async () => void (this.thinking = message.seat))
      case 'update':
        return this.#receiveUpdate(message)
      case 'snapshot':
        return this.#receiveSnapshot(message)
      case 'previewed':
        return this.#receivePreview(message)
      case 'reason':
        return this.#receiveReason(message)
      case 'advice':
        return this.#receiveAdvice(message)
    }
  }

  #receiveAdvice(advised: Advice): void {
    this.adviceFor = null
    this.advised = advised
  }

  #receivePreview(seen: Previewed): void {
    if (this.#preview?.about === String(seen.actions)) this.#preview.answer(seen)
  }

  #receiveReason(reason: Reason): void {
    if (this.#why?.about === aboutAction(reason.kind, reason.fields)) this.#why.answer(reason)
  }

  #decide(message: Extract<FromBrowser, { type: 'submit' | 'submitRange' }>): void {
    this.#acted = message.seat
    this.#outbox.put(message)
    this.#ask(message)
    this.asked = true
  }

  #ask(message: FromBrowser): void {
    this.refusal = null
    this.asked = this.#line.send(message)
  }

  #receiveAck(key: string): void {
    const message = this.#outbox.take(key)
    if (message && message.type !== 'chat') this.#confirmed = message.step
    this.#settle()
  }

  #receiveRefusal({ key, phrase }: Refused): void {
    if (key) this.#outbox.take(key)
    else for (const question of [this.#preview, this.#why]) question?.answer(null)
    this.refusal = phrase
    this.adviceFor = null
    this.#settle()
  }

  /** Stops waiting, unless a decision is unanswered or its step has not arrived. */
  #settle(): void {
    if (this.#confirmed !== null && this.#received > this.#confirmed) this.#confirmed = null
    this.asked = this.#outbox.decision !== null || this.#confirmed !== null
  }

  #receiveMatch(match: MatchInfo): void {
    this.match = match
    this.#settle()
    if (this.waiting === 0) this.#switchToDecider()
  }

  #receiveUpdate(message: Update): void {
    this.#returned = false
    this.#noteStep(message.observation)
    this.#settle()
    this.#queue.push(() => this.#showUpdate(message))
  }

  #receiveSnapshot(snapshot: Snapshot): void {
    this.#noteStep(snapshot.observation)
    this.#confirmed = null
    this.#settle()
    this.chat.recall(snapshot.chat)
    if (!this.#returned) return this.#queue.push(async () => this.#showSnapshot(snapshot))
    this.#returned = false
    this.#queue.clear()
    this.#showSnapshot(snapshot)
    this.#switchToDecider()
  }

  /** Takes the clock and the step number at once, even if animations are behind. */
  #noteStep({ step, clock }: Observation): void {
    this.#received = step
    this.clock = clock && { info: clock, at: performance.now() }
  }

  #showSnapshot({ match, observation, log }: Snapshot): void {
    if (this.passDevice === observation.seat) this.passDevice = null
    this.match = match
    this.log = log
    this.cue = null
    this.thinking = null
    this.#setObservation(observation)
    if (this.#passesDevice) this.news = null
  }

  async #showUpdate({ entry, observation }: Update): Promise<void> {
    const stale = this.#queue.stale()
    this.thinking = null
    for (const frame of framesOf(this.module, this.view, entry, observation.view, this.cue)) {
      await this.#showFrame(frame)
      if (stale()) return
    }
    const was = this.due
    this.#setObservation(observation)
    this.log = [...this.log, entry]
    this.news = entry
    if (this.match.online && this.due && !was) play('turn')
  }

  #showFrame({ view, cue, ms, sound }: Frame): Promise<void> {
    this.view = view
    this.cue = cue
    if (sound) play(sound)
    return this.#queue.pause(ms * preferences.slowness)
  }

  #setObservation(observation: Observation): void {
    if (this.refusal === this.#explained) this.refusal = null
    this.observation = observation
    this.view = observation.view
  }

  #waitingChanged(waiting: number): void {
    this.waiting = waiting
    if (waiting === 0) this.#switchToDecider()
  }

  /** Switches to the player who decides next. */
  #switchToDecider(): void {
    const { deciders = [], seat = null } = this.observation ?? {}
    const next = nextSeat(
      deciders.filter((one) => this.own.includes(one)),
      seat,
      this.#acted,
    )
    if (next === null || this.observation === null) return
    this.#acted = null
    if (this.#passesDevice && (this.module.secret?.(this.view) ?? true)) this.passDevice = next
    else this.#line.send({ type: 'switchSeat', seat: next })
  }
}

/** The frames of a step; a note about the players has none. */
export function framesOf(module: GameModule, before: Json, entry: LogEntry, after: Json, cue: unknown): Frame[] {
  return entry.note ? [] : (module.frames ?? plainFrames)(before, entry, after, cue)
}

function aboutAction(kind: string, fields: Record<string, number>): string {
  return JSON.stringify([kind, Object.entries(fields).sort()])
}
