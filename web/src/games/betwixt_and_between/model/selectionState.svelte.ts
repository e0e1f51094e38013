import type { Offer } from '../../../net/protocol.gen'
import type { Pack } from './content'
import { taken, type Spot } from './geometry'
import {
  cardAtHand,
  find,
  isWeaving,
  lit,
  modeOf,
  NOTHING,
  stillOffered,
  targets,
  turned,
  turns,
  uses,
  type Picked,
} from './selection'
import type { BetwixtAndBetweenView } from '../types.gen'
import { changes, nextChange, put, remaining, swapped } from './weave'

/** What the stage stands on. */
export interface Ground {
  view: BetwixtAndBetweenView
  pack: Pack
  offers: Offer[]
  seat: number | null
}

/** A card that shall be laid as soon as it has been explored. */
interface Plan {
  space: number
  turn: number
  /** Nothing is to be decided in between. */
  sure: boolean
}

/** A choice in the making, and a weave that is still being laid gem by gem. */
export class StagedSelection {
  picked = $state.raw<Picked>(NOTHING)
  /** The weave as it shall be, while the table has not caught up. */
  wish = $state.raw<number[] | null>(null)
  /** The element that is laid with a click, or the cell whose gem is carried. */
  brush = $state<number | null>(null)
  carried = $state<number | null>(null)
  /** The gem to be exchanged: a cell, or 25 + an element beside the weave. */
  source = $state<number | null>(null)
  /** Changes of the weave are on their way, one after the other. */
  hurried = $state(false)
  #plan: Plan | null = null
  #after: string | null = null
  /** The offers of which one was taken to change the weave. */
  #answered: Offer[] | null = null

  constructor(
    private readonly ground: () => Ground,
    private readonly act: (choice: Offer | string) => void,
  ) {}

  mode = $derived.by(() => modeOf(this.ground().view, this.ground().offers))
  weaving = $derived.by(() => this.ground().offers.some(isWeaving))
  card = $derived.by(() => cardAtHand(this.ground().view, this.mode, this.picked))
  lit = $derived.by(() => lit(this.ground().view, this.ground().pack, this.mode, this.picked, this.ground().offers))
  targets = $derived.by(() =>
    targets(this.ground().view, this.mode, this.picked, this.ground().seat, this.ground().offers),
  )
  player = $derived.by(() => this.#player())
  weave = $derived.by(() => this.wish ?? this.player?.weave ?? [])
  beside = $derived.by(() => (this.player && (remaining(this.player, this.weave) ?? this.player.gems)) || [0, 0, 0, 0])
  /** Where the card at hand lies for now: the only space that there is, or the chosen one. */
  space = $derived.by(() =>
    this.card === null ? null : this.lit.size === 1 ? [...this.lit.keys()][0]! : this.picked.space,
  )
  turn = $derived.by(() => this.#turn())
  begun = $derived.by(
    () => this.picked !== NOTHING || this.brush !== null || this.carried !== null || this.source !== null,
  )

  #player() {
    const { view, seat } = this.ground()
    return seat === null ? null : (view.players[seat] ?? null)
  }

  #turn(): number {
    const allowed = this.#allowed()
    if (allowed === null || allowed.length === 0 || allowed.includes(this.picked.turn)) return this.picked.turn
    return allowed[0]!
  }

  /** The ways round that are offered for the card or absorb card at hand; null while all are. */
  #allowed(): number[] | null {
    const { offers } = this.ground()
    if (this.picked.absorb !== null) return uses(offers, this.picked.absorb).map(({ fields }) => fields.turn!)
    if (this.mode === 'turn' || this.space === null) return null
    return turns(offers, this.space)
  }

  /** Gems that the held absorb card would take. */
  reached: Spot[] = $derived.by(() => {
    const { view, pack } = this.ground()
    const card = this.picked.absorb === null ? null : pack.absorbs[this.picked.absorb]
    return card && this.player
      ? taken(
          view,
          this.player.mystic,
          card.ways.map((way) => (way + this.turn) % 4),
        )
      : []
  })

  clear(): void {
    this.picked = NOTHING
    this.brush = this.carried = this.source = null
  }

  forget(): void {
    this.clear()
    this.wish = this.#plan = this.#after = null
    this.hurried = false
  }

  // --- cards --------------------------------------------------------------------------------------

  /** A card of the hand: it is discarded, or held out over the board. */
  pickCard(card: number): void {
    const discard = find(this.ground().offers, 'discard', { card })
    if (discard) return this.act(discard)
    if (!find(this.ground().offers, 'explore', { card })) return
    this.picked = this.picked.card === card ? NOTHING : { ...NOTHING, card, turn: this.picked.turn }
  }

  pickAbsorb(absorb: number): void {
    if (uses(this.ground().offers, absorb).length === 0) return
    this.picked = this.picked.absorb === absorb ? NOTHING : { ...NOTHING, absorb }
  }

  /** Lays an offered choice out as if it had been made here, where that can be seen; it is still to be taken. */
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
    this.picked = { ...this.picked, turn: turned(this.turn, quarters, this.#allowed()) }
  }

  /** A space is clicked: the card at hand is held there, and laid with the second click; anything else is done at once. */
  click(space: number): void {
    if (!this.lit.has(space)) return
    const offer = this.lit.get(space)
    if (offer) return this.take(offer)
    if (this.space === space) this.confirm()
    else this.picked = { ...this.picked, space }
  }

  take(offer: Offer): void {
    this.clear()
    this.act(offer)
  }

  /** The choice is whole: the card is laid where it is held, or the absorb card used. */
  confirm(): void {
    const { offers, pack } = this.ground()
    const { card, absorb } = this.picked
    if (absorb !== null) {
      const use = find(offers, 'use', { absorb, turn: this.turn })
      if (use) this.take(use)
    } else if (this.mode === 'turn' && card !== null) {
      const explore = find(offers, 'explore', { card })
      const { space, turn } = this
      if (!explore) return
      this.#plan = space === null ? null : { space, turn, sure: pack.explorations[card]!.bonus !== 'spell' }
      this.take(explore)
    } else if (this.space !== null) {
      const place = find(offers, 'place', { space: this.space, turn: this.turn })
      if (place) this.take(place)
    }
  }

  /** Lets go of what is no longer offered, and goes on with what was planned, once the table is ready for it. */
  proceed(): void {
    if (!stillOffered(this.picked, this.ground().offers)) this.picked = NOTHING
    const plan = this.#plan
    if (!plan || this.mode === 'watch' || this.mode === 'spell') return
    this.#plan = null
    const place =
      this.mode === 'place' ? find(this.ground().offers, 'place', { space: plan.space, turn: plan.turn }) : undefined
    if (place && plan.sure) this.take(place)
    else if (place) this.picked = { ...NOTHING, space: plan.space, turn: plan.turn }
  }

  // --- the weave ------------------------------------------------------------------------------------

  /** The weave shall look like this; without the gems and changes for it nothing happens. */
  want(weave: number[]): void {
    const { player } = this
    if (!player?.weaving || remaining(player, weave) === null || changes(player, weave) > player.changes) return
    this.wish = weave.every((gem, cell) => gem === player.weave[cell]) ? null : weave
  }

  lay(cell: number, element: number): void {
    this.want(put(this.weave, cell, element + 1))
  }

  lift(cell: number): void {
    this.want(put(this.weave, cell, 0))
  }

  swap(from: number, to: number): void {
    this.want(swapped(this.weave, from, to))
  }

  /** A cell is clicked: what is carried goes there; else its gem is taken up. */
  clickCell(cell: number): void {
    if (this.brush !== null) {
      const again = this.weave[cell] === this.brush + 1
      if (again) this.lift(cell)
      else this.lay(cell, this.brush)
      if (this.beside[this.brush] === 0) this.brush = null
    } else if (this.carried !== null) {
      if (this.carried !== cell) this.swap(this.carried, cell)
      this.carried = null
    } else if (this.weave[cell]! > 0) this.carried = cell
  }

  /** One gem of the wished weave is laid or lifted; when all lie, what was to come after. */
  sync(): void {
    const { player } = this
    const { offers } = this.ground()
    if (!player || offers.length === 0 || offers === this.#answered) return
    const next = this.wish && nextChange(player, this.wish)
    const offer = next ? offers.find(({ action }) => action === next) : undefined
    if (offer) {
      this.#answered = offers
      this.hurried = true
      return this.act(offer)
    }
    this.wish = null
    this.hurried = false
    const after = this.#after
    this.#after = null
    if (after) this.#say(after)
  }

  /** Says something that needs the weave as it is seen: it waits until the gems lie. */
  then(action: string): void {
    if (this.wish === null) return this.#say(action)
    this.#after = action
    this.hurried = true
  }

  /** What is not offered is said all the same: the table answers with the reason. */
  #say(action: string): void {
    this.act(this.ground().offers.find((one) => one.action === action) ?? action)
  }
}
