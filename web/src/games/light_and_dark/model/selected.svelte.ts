import type { Offer, Phrase } from '../../../net/protocol.gen'
import type { TableProps } from '../../registry'
import type { LightAndDark } from '../types'
import { sectorOf, type Aim, type Sector } from './aim'
import { EFFECTS, flickText, placesOf, readText, type Effect, type Trial } from './notation'
import type { Flight } from './motion'
import { within, type Spot } from './placement'
import { blockOf, roundOf, type Block } from './geometry'
import {
  boundsOf,
  modeOf,
  openDiscs,
  ownDruids,
  playsOf,
  rangeOf,
  teamOf,
  type Carried,
  type Known,
  type Mode,
} from './selection'

/** How a selection is submitted and asked about. */
export type Ask = Required<Pick<TableProps<LightAndDark>, 'act' | 'submitRange' | 'preview' | 'why' | 'explain'>>

/** The selection so far: card, disc, aim, and the positions of what is being placed. */
export class Selected {
  card = $state<Effect | null>(null)
  held = $state<number | null>(null)
  aim = $state.raw<Aim | null>(null)
  spots = $state.raw<Record<number, Spot>>({})
  block = $state.raw<Carried | null>(null)
  /** Why what is laid out is not possible, as the server says. */
  reason = $state<string | null>(null)
  /** What the server tells of the aimed flick: its path with Steady Hand, and what it leads to. */
  foreseen = $state.raw<{ about: string; flight: Flight | null; consequences: Phrase[] } | null>(null)
  dragging = $state(false)
  #even: Record<number, Spot> | null = null
  #asked = 0

  mode: Mode = $derived.by(() => modeOf(this.read(), this.card))
  team = $derived.by(() => teamOf(this.read()))
  /** The discs that can be dragged or chosen. */
  open: number[] = $derived.by(() => openDiscs(this.read(), this.mode, this.card))
  /** The directions that are offered. */
  sector: Sector = $derived.by(() => sectorOf(rangeOf(this.read(), 'flick', 'angle'), this.team))
  blocks: Block[] = $derived.by(() =>
    this.read()
      .view.obstacles.filter(({ placed }) => placed)
      .map((one) => blockOf(this.read().view, one)),
  )

  constructor(
    protected readonly read: () => Known,
    private readonly ask: Ask,
  ) {}

  /** Clears the selection. */
  clear(): void {
    this.card = this.held = this.aim = this.reason = this.block = this.#even = null
    this.spots = {}
    this.dragging = false
  }

  /** Starts a selection, with offered positions if something is to be placed. */
  start(): void {
    this.clear()
    if (this.mode === 'place') void this.spaceEvenly()
    const offered = this.#offered('return') ?? this.#offered('obstruct')
    if (offered) this.layOut(offered.action)
  }

  /** Shows the evenly spaced places, as the game spaces them. */
  async spaceEvenly(): Promise<void> {
    const offer = this.#offered('evenly')
    const found = offer && (await this.ask.preview([offer.action]))
    if (!found || this.mode !== 'place') return
    const places = ownDruids(this.read()).map((disc) => [disc, roundOf(found.view, found.view.discs[disc]!)] as const)
    this.spots = this.#even = Object.fromEntries(
      places.map(([disc, at]) => [disc, within(boundsOf(this.read(), 'place'), at)]),
    )
    this.reason = null
  }

  /** Chooses a card, or unselects it. */
  choose(card: Effect): void {
    const chosen = this.card === card ? null : card
    this.cancel()
    this.card = chosen
  }

  /** Selects an obstacle: where the last one was, or at the offered position. */
  carry(number: number, at = this.block ?? this.#offered('obstruct')?.fields): void {
    const { view } = this.read()
    const { x = 0, y = 0, turn = 0 } = at ?? {}
    this.block = { ...blockOf(view, view.obstacles[number]!), number, x, y, turn }
  }

  /** Shows an action in notation as the selection, without submitting it. */
  layOut(text: string): void {
    const { kind, fields } = readText(text)
    const { disc = -1, effect = -1, obstacle = -1, x = 0, y = 0, angle = 0, strength = 0 } = fields
    this.cancel()
    if (kind === 'flick' && this.mode === 'flick') {
      this.held = disc
      this.aim = { angle, strength }
    } else if (kind === 'place' && this.mode === 'place')
      this.spots = Object.fromEntries(
        ownDruids(this.read()).map((druid, n) => [druid, { x: fields[`x${n + 1}`]!, y: fields[`y${n + 1}`]! }]),
      )
    else if (kind === 'return' || kind === 'stride') {
      this.card = kind === 'stride' ? kind : null
      this.held = disc
      this.spots = { [disc]: { x, y } }
    } else if (kind === 'play') this.card = EFFECTS[effect] ?? null
    else if (kind === 'obstruct') this.carry(obstacle, fields)
    else if (kind === 'evenly') void this.spaceEvenly()
  }

  cancel(): void {
    const { mode } = this
    if (mode === 'stride') this.spots = {}
    if (mode !== 'return') this.held = null
    this.card = this.aim = this.reason = null
    this.dragging = false
  }

  /** Whether there is something to cancel. */
  get begun(): boolean {
    return !this.dragging && (this.card !== null || (this.mode === 'flick' && this.held !== null))
  }

  /** What playing a card can lead to: the offered action, or the range of strides; undefined if it cannot be played. */
  offerOf(card: Effect): string | undefined {
    const range = card === 'stride' && this.read().ranges.some(({ kind }) => kind === 'stride')
    return range ? 'range:stride' : this.plays(card)[0]?.action
  }

  /** The offers of the chosen card. */
  plays(card: Effect | null = this.card): Offer[] {
    return playsOf(this.read().offers, card)
  }

  // --- asking and submitting ---------------------------------------------------------------------------

  /** What is laid out, as an action to ask about or to submit; null if something is missing. */
  get trial(): Trial | null {
    const { mode, held, aim, block } = this
    if (mode === 'flick' && held !== null && aim)
      return { kind: mode, fields: { disc: held, angle: Math.round(aim.angle), strength: Math.round(aim.strength) } }
    if (mode === 'obstruct' && block)
      return { kind: mode, fields: { obstacle: block.number, x: block.x, y: block.y, turn: block.turn } }
    const moved = mode === 'place' ? ownDruids(this.read()) : held === null ? [] : [held]
    const spots = moved.flatMap((disc) => this.spots[disc] ?? [])
    if (spots.length === 0 || spots.length < moved.length) return null
    if (mode === 'place') return { kind: mode, fields: placesOf(spots.flatMap(({ x, y }) => [x, y])) }
    return mode === 'return' || mode === 'stride' ? { kind: mode, fields: { disc: held!, ...spots[0] } } : null
  }

  /** Asks the server about what is laid out: whether it is possible and, of a flick, what it leads to. */
  async check(): Promise<void> {
    const { trial } = this
    if (!trial) return
    const [about, asked] = [JSON.stringify(trial), ++this.#asked]
    const found = trial.kind === 'flick' ? await this.ask.preview([flickText(trial.fields)]) : null
    const reason = trial.kind === 'flick' ? null : await this.ask.why(trial.kind, trial.fields)
    if (asked !== this.#asked || JSON.stringify(this.trial) !== about) return
    this.reason = reason
    const flight = found?.event?.kind === 'foreseen' ? found.event.fields : null
    this.foreseen = { about, flight, consequences: found?.taken?.[0]?.consequences ?? [] }
  }

  /** What the server has told of the aim as it is now. */
  get ahead() {
    return this.foreseen?.about === JSON.stringify(this.trial) ? this.foreseen : null
  }

  explain({ kind, fields }: Trial): void {
    this.#asked++
    this.ask.explain(kind, fields)
  }

  /** Asks why a disc cannot be chosen. */
  explainDisc(disc: number): void {
    const { mode } = this
    if (mode === 'target') this.explain({ kind: 'play', fields: { effect: EFFECTS.indexOf(this.card!), disc } })
    else this.explain({ kind: mode === 'stride' || mode === 'return' ? mode : 'flick', fields: { disc } })
  }

  flick(): void {
    if (this.trial?.kind === 'flick') this.#submit(this.trial)
  }

  /** Submits the placement, unless the server has something against it. */
  async confirm(): Promise<void> {
    const { trial } = this
    const evenly = this.#offered('evenly')
    if (evenly && (!trial || this.spots === this.#even)) return this.ask.act(evenly)
    if (!trial) return
    await this.check()
    if (this.reason !== null) this.explain(trial)
    else if (JSON.stringify(this.trial) === JSON.stringify(trial)) this.#submit(trial)
  }

  get ready(): boolean {
    return this.trial !== null || this.#offered('evenly') !== undefined
  }

  #submit({ kind, fields }: Trial): void {
    const offered = this.read().ranges.find((range) => range.kind === kind)
    if (offered)
      this.ask.submitRange(
        kind,
        offered.ranges.map(({ field }) => fields[field]!),
      )
  }

  #offered(wanted: string): Offer | undefined {
    return this.read().offers.find(({ kind }) => kind === wanted)
  }
}
