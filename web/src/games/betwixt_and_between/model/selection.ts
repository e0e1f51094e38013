/** What the offers ask for, and which spaces they highlight. */
import type { Offer } from '../../../net/protocol.gen'
import { findOffer } from '../../../ui/table/selection'
import type { Exploration, Kit } from './content'
import { beside, opposite, spacesOf, type Spot } from './geometry'
import type { BetwixtAndBetweenView } from '../types.gen'

export type Mode =
  | 'learn'
  | 'draft'
  | 'rite'
  | 'turn'
  | 'spell'
  | 'place'
  | 'align'
  | 'travel'
  | 'reshape'
  | 'reshape-to'
  | 'replenish'
  | 'exchange'
  | 'discard'
  | 'destroy'
  | 'station'
  | 'give'
  | 'lead'
  | 'remove'
  | 'offering'
  | 'clearing'
  | 'weave'
  | 'watch'

const WEAVING = new Set(['lay', 'lift', 'prepare', 'done'])
const OWED = new Set<string>([
  'spell',
  'place',
  'align',
  'travel',
  'reshape',
  'reshape-to',
  'replenish',
  'exchange',
  'discard',
  'destroy',
  'station',
  'give',
  'lead',
  'remove',
])

/** Whether an offer belongs to spellbinding, which runs in parallel with everything else. */
export const isWeaving = ({ kind }: Offer) => WEAVING.has(kind)

/** The kind of decision besides spellbinding. */
export function modeOf(view: BetwixtAndBetweenView, offers: Offer[]): Mode {
  const own = offers.filter((offer) => !isWeaving(offer))
  if (own.length === 0) return offers.length > 0 ? 'weave' : 'watch'
  const due = view.owed.at(-1) ?? ''
  if (OWED.has(due)) return due as Mode
  const { phase } = view
  if (phase === 'learn' || phase === 'draft' || phase === 'rite' || phase === 'offering' || phase === 'clearing')
    return phase
  return 'turn'
}

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
  if (mode === 'place' || mode === 'align' || mode === 'reshape-to')
    return view.now.placing >= 0 ? view.now.placing : null
  return mode === 'turn' ? picked.card : null
}

/** Where a hand card could be placed before it is explored (BET-21, BET-22). */
export function open(view: BetwixtAndBetweenView, card: Exploration): number[] {
  const people = [...view.players.map(({ mystic }) => mystic), ...view.dummies]
  return spacesOf(view).filter(
    (space) =>
      !view.board[space] &&
      !view.face_down.includes(space) &&
      !view.covered.includes(space) &&
      !(card.deed === 'stop' && people.includes(space)),
  )
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
export function lit(
  view: BetwixtAndBetweenView,
  kit: Kit,
  mode: Mode,
  picked: Picked,
  offers: Offer[],
): Map<number, Offer | null> {
  const found = new Map<number, Offer | null>()
  const at = (kinds: string[]) => {
    for (const offer of offers)
      if (kinds.includes(offer.kind) && !found.has(offer.fields.space!)) found.set(offer.fields.space!, offer)
  }
  if (mode === 'turn' && picked.card !== null)
    for (const space of open(view, kit.explorations[picked.card]!)) found.set(space, null)
  else if (mode === 'turn' && picked.absorb !== null) return found
  else if (mode === 'turn' && picked.walker === 'familiar') at(['scout'])
  else if (mode === 'turn') at(['step', 'reveal'])
  else if (mode === 'place' || mode === 'align' || mode === 'reshape-to')
    for (const { kind, fields } of offers) if (kind === 'place') found.set(fields.space!, null)
  if (mode === 'travel') at(['travel'])
  if (mode === 'lead')
    for (const offer of offers)
      if (offer.kind === 'lead')
        found.set(beside(view.dummies[Math.max(view.dummy.dummy, 0)]!, offer.fields.way!), offer)
  if (['reshape', 'replenish', 'destroy', 'station', 'clearing'].includes(mode)) at(['choose'])
  return found
}

/** A gem on the board and the offer that takes it. */
export interface Target extends Spot {
  offer: Offer
}

/** The gems that a click takes: with the absorb token, or off the board with the dummy. */
export function targets(
  view: BetwixtAndBetweenView,
  mode: Mode,
  picked: Picked,
  seat: number | null,
  offers: Offer[],
): Target[] {
  if (mode === 'remove')
    return offers.flatMap((offer) =>
      offer.kind === 'remove' ? [{ space: offer.fields.space!, way: offer.fields.way!, offer }] : [],
    )
  if (mode !== 'turn' || picked.card !== null || picked.absorb !== null || seat === null) return []
  const { mystic, familiar } = view.players[seat]!
  const seen = new Set<string>()
  return offers.flatMap((offer) => {
    if (offer.kind !== 'absorb') return []
    const spot = {
      space: beside(offer.fields.familiar ? familiar : mystic, offer.fields.way!),
      way: opposite(offer.fields.way!),
    }
    const key = `${spot.space} ${spot.way}`
    if (seen.has(key)) return []
    seen.add(key)
    return [{ ...spot, offer }]
  })
}

/** The offers to use an absorb card. */
export function uses(offers: Offer[], absorb: number): Offer[] {
  return offers.filter(({ kind, fields }) => kind === 'use' && fields.absorb === absorb)
}
