/** What the offers ask for, and which spaces they light. */
import type { Offer } from '../../../net/protocol.gen'
import type { Exploration, Pack } from './content'
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

/** Offers that belong to spellbinding, which overlaps with everything else. */
export const isWeaving = ({ kind }: Offer) => WEAVING.has(kind)

/** What the seat has to decide besides spellbinding. */
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

/** A choice in the making. */
export interface Picked {
  /** The card of the hand that shall be explored. */
  card: number | null
  /** Where the card at hand shall lie, and how it is turned. */
  space: number | null
  turn: number
  /** The absorb card that is held out. */
  absorb: number | null
  /** Who walks: the mystic, or its familiar. */
  walker: 'mystic' | 'familiar'
}

export const NOTHING: Picked = { card: null, space: null, turn: 0, absorb: null, walker: 'mystic' }

/** Whether what is picked can still be done; a hint may have been taken in its place. */
export function stillOffered({ card, space, absorb, walker }: Picked, offers: Offer[]): boolean {
  if (card !== null) return find(offers, 'explore', { card }) !== undefined
  if (absorb !== null) return uses(offers, absorb).length > 0
  if (space !== null) return turns(offers, space).length > 0
  return walker === 'mystic' || find(offers, 'scout') !== undefined
}

/** The card that is to be laid: chosen from the hand, or owed to the board. */
export function cardAtHand(view: BetwixtAndBetweenView, mode: Mode, picked: Picked): number | null {
  if (mode === 'place' || mode === 'align' || mode === 'reshape-to')
    return view.now.placing >= 0 ? view.now.placing : null
  return mode === 'turn' ? picked.card : null
}

/** Where a card of the hand could lie, before it is explored: what the table knows of BET-21 and BET-22. */
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

/** The ways round in which a card may lie on a space. */
export function turns(offers: Offer[], space: number): number[] {
  return offers.flatMap(({ kind, fields }) => (kind === 'place' && fields.space === space ? [fields.turn!] : []))
}

/** The next way round that is allowed. */
export function turned(turn: number, by: number, allowed: number[] | null): number {
  const next = (turn + by + 4) % 4
  if (allowed === null || allowed.length === 0 || allowed.includes(next)) return next
  return [1, 2, 3].map((n) => (turn + by * n + 8) % 4).find((one) => allowed.includes(one)) ?? turn
}

/** The lit spaces, and what a click there means. */
export function lit(
  view: BetwixtAndBetweenView,
  pack: Pack,
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
    for (const space of open(view, pack.explorations[picked.card]!)) found.set(space, null)
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

/** A gem on the board that can be taken by an offer. */
export interface Target extends Spot {
  offer: Offer
}

/** Gems that a click takes: with the absorb token, or off the board with the dummy. */
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

/** The ways in which an absorb card can be held. */
export function uses(offers: Offer[], absorb: number): Offer[] {
  return offers.filter(({ kind, fields }) => kind === 'use' && fields.absorb === absorb)
}

export function find(offers: Offer[], kind: string, fields: Record<string, number> = {}): Offer | undefined {
  return offers.find(
    (offer) =>
      offer.kind === kind && Object.entries(fields).every(([name, value]) => Number(offer.fields[name]) === value),
  )
}
