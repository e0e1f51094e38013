/** What the offers ask for, and which spaces they highlight. */
import type { Offer } from '../../../net/protocol.gen'
import { findOffer } from '../../../ui/table/selection'
import { beside, opposite, type Spot } from './geometry'
import type { BetwixtAndBetweenAction, BetwixtAndBetweenContent, BetwixtAndBetweenView } from '../types.gen'

export type Kind = BetwixtAndBetweenAction['kind']

/** What a selection depends on. */
export interface Ground {
  view: BetwixtAndBetweenView
  kit: BetwixtAndBetweenContent
  offers: Offer[]
  seat: number | null
}

const PHASES = ['learn', 'draft', 'rite', 'offering', 'clearing'] as const
/** Spaces and cards that a click places or chooses. */
const PLACING = ['place', 'align', 'reshape-to'] as const
const CHOOSING = ['reshape', 'replenish', 'destroy', 'station'] as const
const OWED = [...PLACING, ...CHOOSING, 'spell', 'travel', 'exchange', 'discard', 'give', 'lead', 'remove'] as const
export type Mode = (typeof PHASES)[number] | (typeof OWED)[number] | 'turn' | 'weave' | 'watch'

const WEAVING = new Set(['lay', 'lift', 'prepare', 'done'])

/** Whether an offer belongs to spellbinding, which runs in parallel with everything else. */
export const isWeaving = ({ kind }: Offer) => WEAVING.has(kind)

/** The kind of decision besides spellbinding. */
export function modeOf(view: BetwixtAndBetweenView, offers: Offer[]): Mode {
  const own = offers.filter((offer) => !isWeaving(offer))
  if (own.length === 0) return offers.length > 0 ? 'weave' : 'watch'
  const due = view.owed.at(-1)
  return OWED.find((mode) => mode === due) ?? PHASES.find((mode) => mode === view.phase) ?? 'turn'
}

/** Whether a card is being placed. */
export const isPlacing = (mode: Mode) => PLACING.some((one) => one === mode)

/** The selection so far. */
export interface Picked {
  /** The hand card to explore. */
  card: number | null
  /** Where the current card is to be placed, and its rotation. */
  space: number | null
  turn: number
  /** The chosen absorb card. */
  absorb: number | null
  /** Who moves: the mystic or its familiar. */
  walker: 'mystic' | 'familiar'
}

export const NOTHING: Picked = { card: null, space: null, turn: 0, absorb: null, walker: 'mystic' }

/** Whether the selection is still possible; an advised action may have been taken instead. */
export function stillOffered({ card, space, absorb, walker }: Picked, offers: Offer[]): boolean {
  if (card !== null) return findOffer(offers, 'explore', { card }) !== undefined
  if (absorb !== null) return uses(offers, absorb).length > 0
  if (space !== null) return turns(offers, space).length > 0
  return walker === 'mystic' || findOffer(offers, 'scout') !== undefined
}

/** The card to be placed: chosen from the hand, or the one that must be placed now. */
export function cardAtHand(view: BetwixtAndBetweenView, mode: Mode, picked: Picked): number | null {
  if (isPlacing(mode)) return view.now.placing >= 0 ? view.now.placing : null
  return mode === 'turn' ? picked.card : null
}

/** The rotations in which a card may be placed on a space. */
export function turns(offers: Offer[], space: number): number[] {
  return offers.flatMap(({ kind, fields }) => (kind === 'place' && fields.space === space ? [fields.turn!] : []))
}

/** The next allowed rotation. */
export function turned(turn: number, by: number, allowed: number[] | null): number {
  const next = (turn + by + 4) % 4
  if (allowed === null || allowed.length === 0 || allowed.includes(next)) return next
  return [1, 2, 3].map((n) => (turn + by * n + 8) % 4).find((one) => allowed.includes(one)) ?? turn
}

/** The highlighted spaces, and the offer of a click there. */
export function lit({ view, offers }: Ground, mode: Mode, picked: Picked): Map<number, Offer | null> {
  const of = (...kinds: string[]) => offers.filter(({ kind }) => kinds.includes(kind))
  const at = (...kinds: string[]) => {
    const found = new Map<number, Offer>()
    for (const offer of of(...kinds)) if (!found.has(offer.fields.space!)) found.set(offer.fields.space!, offer)
    return found
  }
  if (mode === 'turn') {
    if (picked.card !== null) return new Map(view.places[view.hand.indexOf(picked.card)]?.map((space) => [space, null]))
    if (picked.absorb !== null) return new Map()
    return picked.walker === 'familiar' ? at('scout') : at('step', 'reveal')
  }
  if (isPlacing(mode)) return new Map(of('place').map(({ fields }) => [fields.space!, null]))
  if (mode === 'lead') {
    const from = view.dummies[Math.max(view.dummy.dummy, 0)]!
    return new Map(of('lead').map((offer) => [beside(from, offer.fields.way!), offer]))
  }
  if (mode === 'travel') return at('travel')
  return mode === 'clearing' || CHOOSING.some((one) => one === mode) ? at('choose') : new Map()
}

/** A gem on the board and the offer that takes it. */
export interface Target extends Spot {
  offer: Offer
}

/** The gems that a click takes: with the absorb token, or off the board with the dummy. */
export function targets({ view, seat, offers }: Ground, mode: Mode, picked: Picked): Target[] {
  if (mode === 'remove')
    return offers.flatMap((offer) =>
      offer.kind === 'remove' ? [{ space: offer.fields.space!, way: offer.fields.way!, offer }] : [],
    )
  if (mode !== 'turn' || picked.card !== null || picked.absorb !== null || seat === null) return []
  const { mystic, familiar } = view.players[seat]!
  const found = new Map<string, Target>()
  for (const offer of offers) {
    if (offer.kind !== 'absorb') continue
    const way = opposite(offer.fields.way!)
    const space = beside(offer.fields.familiar ? familiar : mystic, offer.fields.way!)
    if (!found.has(`${space} ${way}`)) found.set(`${space} ${way}`, { space, way, offer })
  }
  return [...found.values()]
}

/** The offers to use an absorb card. */
export function uses(offers: Offer[], absorb: number): Offer[] {
  return offers.filter(({ kind, fields }) => kind === 'use' && fields.absorb === absorb)
}

/** What a click on a space that is not lit asks about; null if a card is held that is not to be placed yet. */
export function question(
  view: BetwixtAndBetweenView,
  mode: Mode,
  { card, walker }: Picked,
  space: number,
): Kind | null {
  if (isPlacing(mode)) return 'place'
  if (mode === 'travel') return 'travel'
  if (mode === 'clearing' || CHOOSING.some((one) => one === mode)) return 'choose'
  if (card !== null) return null
  if (view.face_down.includes(space)) return 'reveal'
  return walker === 'familiar' ? 'scout' : 'step'
}
