import { preferences } from '../app/preferences.svelte'
import type { GameModule } from '../games/registry'
import { host } from '../net/host'
import { newKey, type Keyed } from '../net/outbox'
import type {
  ActionRangeInfo,
  Advice,
  FromBrowser,
  LogEntry,
  MatchInfo,
  Observation,
  Offer,
  Phrase,
  Previewed,
  Refused,
  Snapshot,
  ToBrowser,
  Update,
} from '../net/protocol.gen'
import type { ConnectionState, Listener, Transport } from '../net/transport'
import { play } from '../ui/device/sound'
import { Chat } from './chat.svelte'
import type { ReceivedClock } from './clock'
import { Link } from './parts/link.svelte'
import { ownSeats } from './parts/ownSeats'
import { Questions, type Decision } from './parts/questions.svelte'
import { SeatSwitch } from './parts/seatSwitch.svelte'
import { Stage } from './parts/stage.svelte'

/** A match as this page shows it. */
export class Session implements Listener {
  match: MatchInfo = $state.raw()!
  observation = $state.raw<Observation | null>(null)
  log = $state.raw<LogEntry[]>([])
  /** The step shown last, for screen readers. */
  news = $state.raw<LogEntry | null>(null)
  clock = $state.raw<ReceivedClock | null>(null)
  thinking = $state<number | null>(null)
  refusal = $state.raw<Phrase | null>(null)
  readonly chat = new Chat()

  readonly #link = new Link()
  readonly #questions = new Questions((message) => this.#link.send(message))
  readonly #seats = new SeatSwitch((seat) => this.#link.send({ type: 'switchSeat', seat }))
  readonly #stage: Stage
  /** The reason that is shown because the player asked; the next step makes it old. */
  #explained: Phrase | null = null
  #returned = true

  connection = $derived(this.#link.state)
  view = $derived.by(() => this.#stage.view)
  cue = $derived.by(() => this.#stage.cue)
  /** The number of steps that are still to be shown. */
  waiting = $derived.by(() => this.#stage.waiting)
  passDevice = $derived(this.#seats.passDevice)
  /** The kind of advice that was asked for and is still to come. */
  adviceFor = $derived(this.#questions.adviceFor)
  /** The seats that this page decides for. */
  own: number[] = $derived.by(() => ownSeats(this.match, this.key))
  #passesDevice = $derived.by(() => this.hidden && this.own.length > 1)
  busy = $derived(this.waiting > 0 || this.#link.asked || this.connection !== 'open')
  /** The decision that can be taken or asked about now. */
  #decision: Decision | null = $derived.by(() => {
    const { step, seat } = this.observation ?? {}
    return step === undefined || seat == null || this.busy ? null : { step, seat }
  })
  #asking = $derived(this.busy || this.passDevice !== null ? null : this.observation)
  offers: Offer[] = $derived(this.#asking?.offers ?? [])
  ranges: ActionRangeInfo[] = $derived(this.#asking?.ranges ?? [])
  /** The advice, if it is about the current decision. */
  advice: Advice | null = $derived(this.#questions.adviceAt(this.observation))
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
    open: Transport['open'] = host.open,
  ) {
    this.match = match
    this.#stage = new Stage(
      module,
      () => preferences.slowness,
      () => this.#follow(),
    )
    const seat = this.#passesDevice ? null : (this.own[0] ?? null)
    this.#link.connection = open({ match: match.id, seat, token: key?.token ?? null }, this)
  }

  act({ action }: Offer): void {
    this.take(action)
  }

  /** Submits an action in the game's notation, as advice names it. */
  take(action: string): void {
    this.#decide((at) => ({ type: 'submit', key: newKey(), ...at, action }))
  }

  submitRange(kind: string, values: number[]): void {
    this.#decide((at) => ({ type: 'submitRange', key: newKey(), ...at, kind, values }))
  }

  /** Asks what some actions would lead to; only the latest question is answered. */
  preview(actions: string[]): Promise<Previewed | null> {
    return this.#questions.preview(this.#decision, actions)
  }

  /** Asks why no action of a kind with these fields is possible; only the latest question is answered. */
  why(kind: string, fields: Record<string, number> = {}): Promise<Phrase | null> {
    return this.#questions.why(this.#decision, kind, fields)
  }

  /** Asks why, and shows the reason as a refusal. */
  async explain(kind: string, fields: Record<string, number> = {}): Promise<void> {
    this.refusal = null
    this.refusal = this.#explained = await this.why(kind, fields)
  }

  /** Asks for a hint or for the odds; all players see that. */
  help(what: Advice['what']): void {
    if (this.#decision === null || !this.helped || this.adviceFor !== null) return
    this.refusal = null
    this.#questions.advise(this.#decision, what)
  }

  /** Hides the advice. */
  dismissAdvice(): void {
    this.#questions.dismissAdvice()
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
    this.#link.insist({ type: 'chat', key: newKey(), text })
  }

  /** Shows the view of the player who now has the device. */
  showSeat(): void {
    this.#seats.pass()
  }

  /** Skips the animations of all steps that wait. */
  skipAnimations(): void {
    this.#stage.queue.skipPauses()
  }

  close(): void {
    this.#stage.queue.clear()
    this.#link.connection?.close()
  }

  connectionChanged(state: ConnectionState): void {
    this.#questions.adviceFor = null
    if (state === 'open') this.#returned = true
    this.#link.changed(state)
  }

  receive(message: ToBrowser): void {
    switch (message.type) {
      case 'ack':
        return this.#link.confirm(message.key)
      case 'refused':
        return this.#receiveRefusal(message)
      case 'chatLine':
        return this.chat.receive(message.line)
      case 'match':
        return this.#receiveMatch(message.match)
      case 'thinking':
        return this.#stage.queue.push(async () => void (this.thinking = message.seat))
      case 'update':
        return this.#receiveUpdate(message)
      case 'snapshot':
        return this.#receiveSnapshot(message)
      case 'previewed':
      case 'reason':
      case 'advice':
        return this.#questions.receive(message)
    }
  }

  #decide(message: (at: Decision) => Keyed): void {
    if (this.#decision === null) return
    this.refusal = null
    this.#seats.decided(this.#decision.seat)
    this.#link.insist(message(this.#decision))
  }

  #ask(message: FromBrowser): void {
    this.refusal = null
    this.#link.ask(message)
  }

  #receiveRefusal({ key, phrase }: Refused): void {
    this.#link.refuse(key)
    this.#questions.refuse(key)
    this.refusal = phrase
  }

  #receiveMatch(match: MatchInfo): void {
    this.match = match
    this.#link.settle()
    if (this.waiting === 0) this.#follow()
  }

  #receiveUpdate(message: Update): void {
    this.#returned = false
    this.#noteStep(message)
    this.#stage.queue.push(() => this.#showUpdate(message))
  }

  #receiveSnapshot(snapshot: Snapshot): void {
    this.#noteStep(snapshot)
    this.chat.recall(snapshot.chat)
    if (!this.#returned) return this.#stage.queue.push(async () => this.#showSnapshot(snapshot))
    this.#returned = false
    this.#stage.queue.clear()
    this.#showSnapshot(snapshot)
    this.#follow()
  }

  /** Takes the clock and the step number at once, even if animations are behind. */
  #noteStep({ type, observation: { step, clock } }: Snapshot | Update): void {
    this.#link.receive(step, type === 'snapshot')
    this.clock = clock && { info: clock, at: performance.now() }
  }

  #showSnapshot({ match, observation, log }: Snapshot): void {
    this.#seats.shown(observation.seat)
    this.match = match
    this.log = log
    this.#stage.cue = null
    this.thinking = null
    this.#setObservation(observation)
    if (this.#passesDevice) this.news = null
  }

  async #showUpdate({ entry, observation }: Update): Promise<void> {
    this.thinking = null
    if (!(await this.#stage.animate(entry, observation.view))) return
    const was = this.due
    this.#setObservation(observation)
    this.log = [...this.log, entry]
    this.news = entry
    if (this.match.online && this.due && !was) play('turn')
  }

  #setObservation(observation: Observation): void {
    if (this.refusal === this.#explained) this.refusal = null
    this.observation = observation
    this.#stage.view = observation.view
  }

  /** Turns to the player who decides next. */
  #follow(): void {
    const secret = () => this.#passesDevice && (this.module.secret?.(this.view) ?? true)
    if (this.observation) this.#seats.follow(this.observation, this.own, secret)
  }
}
