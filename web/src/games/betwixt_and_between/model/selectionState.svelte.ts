import type { Offer } from '../../../net/protocol.gen'
import { taken, type Spot } from './geometry'
import * as selection from './selection'
import { NOTHING, uses, type Picked } from './selection'
import { findOffer } from '../../../ui/table/selection'
import type { GamePreview, TableProps } from '../../registry'
import type { BetwixtAndBetween } from '../types'
import { changesTo, nextChange, put, swapped } from './weave'

type Questions = { [K in 'preview' | 'explain']: TableProps<BetwixtAndBetween>[K] | undefined }
type Fields = Record<string, number>

/** A card to be placed as soon as it is explored. */
interface Plan {
  space: number
  turn: number
  /** Whether nothing needs to be decided in between. */
  sure: boolean
}

/** The selection so far, and a weave that is being changed gem by gem. */
export class StagedSelection {
  picked = $state.raw<Picked>(NOTHING)
  /** The target weave, while changes are outstanding. */
  wish = $state.raw<number[] | null>(null)
  /** What the server says that a target weave would lead to. */
  planned = $state.raw<(GamePreview<BetwixtAndBetween> & { wish: number[] }) | null>(null)
  /** The element that a click lays, or the cell whose gem is being moved. */
  brush = $state<number | null>(null)
  carried = $state<number | null>(null)
  /** The gem to be exchanged: a cell, or 25 + an element beside the weave. */
  source = $state<number | null>(null)
  /** Whether changes of the weave are being sent. */
  hurried = $state(false)
  #plan: Plan | null = null
  #after: { kind: selection.Kind; fields: Fields } | null = null
  /** The offers that a change of the weave was already sent for. */
  #answered: Offer[] | null = null

  constructor(
    private readonly ground: () => selection.Ground,
    private readonly act: (offer: Offer) => void,
    private readonly questions: () => Questions,
  ) {}

  mode = $derived.by(() => selection.modeOf(this.ground().view, this.ground().offers))
  weaving = $derived.by(() => this.ground().offers.some(selection.isWeaving))
  card = $derived.by(() => selection.cardAtHand(this.ground().view, this.mode, this.picked))
  lit = $derived.by(() => selection.lit(this.ground(), this.mode, this.picked))
  targets = $derived.by(() => selection.targets(this.ground(), this.mode, this.picked))
  player = $derived.by(() => this.ground().view.players[this.ground().seat ?? -1] ?? null)
  weave = $derived.by(() => this.wish ?? this.player?.weave ?? [])
  /** The own side as it would be with the target weave. */
  seen = $derived.by(() => (this.wish && this.planned?.view) || this.ground().view)
  /** The offers as they would be with the target weave. */
  open = $derived.by(() => (this.wish && this.planned?.offers) || this.ground().offers)
  beside = $derived.by(() => this.seen.players[this.ground().seat ?? -1]?.gems ?? [0, 0, 0, 0])
  /** The next change towards the target weave. */
  change = $derived.by(() =>
    this.wish && this.player ? nextChange(this.ground().offers, this.player.weave, this.wish) : undefined,
  )
  /** Whether something is held that can be turned: a card or an absorb card. */
  held = $derived.by(() => this.card !== null || this.picked.absorb !== null)
  /** Where the current card is shown: the only possible space, or the chosen one. */
  space = $derived.by(() =>
    this.card === null ? null : this.lit.size === 1 ? [...this.lit.keys()][0]! : this.picked.space,
  )
  turn = $derived.by(() => this.#turn())
  begun = $derived.by(
    () => this.picked !== NOTHING || this.brush !== null || this.carried !== null || this.source !== null,
  )

  #turn(): number {
    const allowed = this.#allowed()
    const { turn } = this.picked
    return allowed === null || allowed.includes(turn) ? turn : (allowed[0] ?? turn)
  }

  /** The rotations offered for the current card or absorb card; null if all are. */
  #allowed(): number[] | null {
    const { offers } = this.ground()
    if (this.picked.absorb !== null) return uses(offers, this.picked.absorb).map(({ fields }) => fields.turn!)
    if (this.mode === 'turn' || this.space === null) return null
    return selection.turns(offers, this.space)
  }

  /** The offer that a confirmation takes. */
  chosen = $derived.by(() => {
    const { offers } = this.ground()
    const { card, absorb } = this.picked
    if (absorb !== null) return findOffer(offers, 'use', { absorb, turn: this.turn })
    if (this.mode === 'turn') return card === null ? undefined : findOffer(offers, 'explore', { card })
    return this.space === null ? undefined : findOffer(offers, 'place', { space: this.space, turn: this.turn })
  })

  /** The gems that the chosen absorb card would take. */
  reached: Spot[] = $derived.by(() => {
    const { view, kit } = this.ground()
    const card = this.picked.absorb === null ? null : kit.absorbs[this.picked.absorb]
    const ways = card?.ways.map((way) => (way + this.turn) % 4) ?? []
    return this.player ? taken(view, this.player.mystic, ways) : []
  })

  clear(): void {
    this.picked = NOTHING
    this.brush = this.carried = this.source = null
  }

  forget(): void {
    this.clear()
    this.wish = this.planned = this.#plan = this.#after = null
    this.hurried = false
  }

  // --- cards --------------------------------------------------------------------------------------

  /** Discards a hand card, or chooses it for the board. */
  pickCard(card: number): void {
    const discard = findOffer(this.ground().offers, 'discard', { card })
    if (discard) return this.act(discard)
    if (!findOffer(this.ground().offers, 'explore', { card }))
      return this.explain(this.mode === 'discard' ? 'discard' : 'explore', { card })
    this.picked = this.picked.card === card ? NOTHING : { ...NOTHING, card, turn: this.picked.turn }
  }

  pickAbsorb(absorb: number): void {
    if (uses(this.ground().offers, absorb).length === 0) return this.explain('use', { absorb })
    this.picked = this.picked.absorb === absorb ? NOTHING : { ...NOTHING, absorb }
  }

  /** Shows an offer as the selection where possible, without submitting it. */
  layOut({ kind, fields }: Offer): void {
    const { card = null, absorb = null, space = null, turn = 0 } = fields
    if (kind === 'explore') this.picked = { ...NOTHING, card, turn: this.picked.turn }
    else if (kind === 'use') this.picked = { ...NOTHING, absorb, turn }
    else if (kind === 'place') this.picked = { ...NOTHING, space, turn }
  }

  walk(walker: Picked['walker']): void {
    this.picked = walker === 'mystic' ? NOTHING : { ...NOTHING, walker }
  }

  turnBy(quarters: number): void {
    this.picked = { ...this.picked, turn: selection.turned(this.turn, quarters, this.#allowed()) }
  }

  /** Handles a click on a space. A card is placed with a second click; anything else is done at once. */
  click(space: number): void {
    const offer = this.lit.get(space)
    if (offer) return this.take(offer)
    if (!this.lit.has(space)) {
      const asked = selection.question(this.ground().view, this.mode, this.picked, space)
      if (asked) this.explain(asked, { space })
    } else if (this.space === space) this.confirm()
    else this.picked = { ...this.picked, space }
  }

  /** An offer that a click on a space can lead to. */
  behind(space: number): string | undefined {
    if (!this.lit.has(space)) return undefined
    const { card } = this.picked
    const { offers } = this.ground()
    const placing = card === null ? findOffer(offers, 'place', { space }) : findOffer(offers, 'explore', { card })
    return (this.lit.get(space) ?? placing)?.action
  }

  /** Shows why something is not possible. */
  explain(kind: selection.Kind, fields: Fields = {}): void {
    this.questions().explain?.(kind, fields)
  }

  /** Takes the offer with these fields, or shows why there is none. */
  attempt(kind: selection.Kind, fields: Fields = {}): void {
    const offer = findOffer(this.ground().offers, kind, fields)
    if (offer) this.take(offer)
    else this.explain(kind, fields)
  }

  take(offer: Offer): void {
    this.clear()
    this.act(offer)
  }

  /** Submits the selection: places the card, or uses the absorb card. */
  confirm(): void {
    const { chosen, space, turn } = this
    if (!chosen) return
    const { card } = chosen.fields
    if (chosen.kind === 'explore')
      this.#plan =
        space === null ? null : { space, turn, sure: this.ground().kit.explorations[card!]!.bonus !== 'spell' }
    this.take(chosen)
  }

  /** Drops what is no longer offered, and continues with the planned placement when it is. */
  proceed(): void {
    if (!selection.stillOffered(this.picked, this.ground().offers)) this.picked = NOTHING
    const plan = this.#plan
    if (!plan || this.mode === 'watch' || this.mode === 'spell') return
    this.#plan = null
    const { sure, ...where } = plan
    const place = this.mode === 'place' && findOffer(this.ground().offers, 'place', where)
    if (place && sure) this.take(place)
    else if (place) this.picked = { ...NOTHING, ...where }
  }

  // --- the weave ------------------------------------------------------------------------------------

  /** Whether the server has not been asked yet about the target weave. */
  unplanned = $derived.by(() => this.wish !== null && this.wish !== this.planned?.wish)

  /** Sets the target weave. */
  want(weave: number[]): void {
    const { player } = this
    if (player?.weaving) this.wish = weave.every((gem, cell) => gem === player.weave[cell]) ? null : weave
  }

  /** Asks what the target weave would lead to; one that is refused is given up. */
  async plan(): Promise<void> {
    const { wish, player } = this
    if (!wish || !player) return
    const { offers } = this.ground()
    const seen = await this.questions().preview?.(changesTo(offers, player.weave, wish))
    if (this.wish !== wish) return
    if (seen) this.planned = { ...seen, wish }
    else if (this.ground().offers === offers) this.wish = this.planned?.wish ?? null
    if (this.brush !== null && this.beside[this.brush] === 0) this.brush = null
  }

  lay(cell: number, element: number): void {
    if (this.beside[element]! > 0) this.want(put(this.weave, cell, element + 1))
    else this.explain('lay', { cell, element })
  }

  lift(cell: number): void {
    if (this.weave[cell]! > 0) this.want(put(this.weave, cell, 0))
    else this.explain('lift', { cell })
  }

  swap(from: number, to: number): void {
    this.want(swapped(this.weave, from, to))
  }

  /** Handles a click on a cell: puts down what is being moved, or picks up its gem. */
  clickCell(cell: number): void {
    if (this.brush !== null) {
      const again = this.weave[cell] === this.brush + 1
      if (again) this.lift(cell)
      else this.lay(cell, this.brush)
    } else if (this.carried !== null) {
      if (this.carried !== cell) this.swap(this.carried, cell)
      this.carried = null
    } else if (this.weave[cell]! > 0) this.carried = cell
    else this.explain('lift', { cell })
  }

  /** Sends the next change towards the target weave; after the last one, the action that waits for it. */
  sync(): void {
    const { offers } = this.ground()
    if (!this.player || offers.length === 0 || offers === this.#answered) return
    if (this.change) {
      this.#answered = offers
      this.hurried = true
      return this.act(this.change)
    }
    this.wish = this.planned = null
    this.hurried = false
    const after = this.#after
    this.#after = null
    if (after) this.attempt(after.kind, after.fields)
  }

  /** Takes an action that needs the target weave, after its changes. */
  then(kind: selection.Kind, fields: Fields = {}): void {
    if (this.wish === null) return this.attempt(kind, fields)
    this.#after = { kind, fields }
    this.hurried = true
  }
}
