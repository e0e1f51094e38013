import type { Offer } from '../../../net/protocol.gen'
import { kindOf, type Kind } from './dice'
import type { DieView } from '../types.gen'

/** Consequences that a player must confirm first. */
const GRAVE = ['deadly', 'heart', 'ends'] as const

export function graveOf(offer: Offer): (typeof GRAVE)[number] | null {
  return GRAVE.find((grave) => offer.consequences.some(({ key }) => key === `consequence-${grave}`)) ?? null
}

/** What can be done with a die besides placing it. */
const TOOLS = ['hunt', 'again', 'opposite', 'change', 'recolour', 'spin', 'summon'] as const
export type Tool = (typeof TOOLS)[number]

/** The offers that start with this die in the tray. */
export function forDie(offers: Offer[], die: DieView | undefined): Offer[] {
  if (!die || die.number === 0 || die.where !== 'hand') return []
  return offers.filter(({ kind, fields }) => {
    const about = kind === 'recolour' ? fields.taker : fields.die
    return about === kindOf(die) && ['lay', 'place', 'drop', ...TOOLS].includes(kind)
  })
}

/** The dice in the tray that can be used. */
export function open(offers: Offer[], dice: DieView[]): boolean[] {
  return dice.map((die) => forDie(offers, die).length > 0 || recallOf(offers, die) !== null)
}

/** A dropped die can be recovered with experience. */
export function recallOf(offers: Offer[], die: DieView): Offer | null {
  if (die.where !== 'dropped') return null
  return offers.find(({ kind, fields }) => kind === 'recall' && fields.die === kindOf(die)) ?? null
}

/** Offers that place the chosen die, by target: `compass`, `field 2`, `hearth`, `away`. */
export function places(offers: Offer[], die: DieView | undefined): Map<string, Offer> {
  return new Map(
    forDie(offers, die).flatMap((offer) => {
      if (offer.kind === 'lay') return [['compass', offer]]
      if (offer.kind === 'drop') return [['away', offer]]
      if (offer.kind === 'place') return [[offer.fields.field! < 0 ? 'hearth' : `field ${offer.fields.field}`, offer]]
      return []
    }),
  )
}

/** Offers that change the chosen die, by tool. */
export function tools(offers: Offer[], die: DieView | undefined): [Tool, Offer[]][] {
  const all = forDie(offers, die)
  return TOOLS.flatMap((tool): [Tool, Offer[]][] => {
    const fit = all.filter(({ kind }) => kind === tool)
    return fit.length > 0 ? [[tool, fit]] : []
  })
}

/** The dice that can be placed on a field, without duplicates. */
export function comers(offers: Offer[], dice: DieView[], place: string): number[] {
  const seen = new Set<Kind>()
  return dice.flatMap((die, n) => {
    if (!places(offers, die).has(place) || seen.has(kindOf(die))) return []
    seen.add(kindOf(die))
    return [n]
  })
}

/** An offer that places the chosen die, or without one any die, on a field. */
export function placing(offers: Offer[], dice: DieView[], place: string, chosen: number | null): Offer | undefined {
  const die = chosen ?? comers(offers, dice, place)[0]
  return die === undefined ? undefined : places(offers, dice[die]).get(place)
}

/** Actions that are not about a die, most important first. */
const DEEDS = [
  'throw',
  'lay-all',
  'set-off',
  'stop',
  'wait',
  'learn',
  'knock',
  'go',
  'retry',
  'decline',
  'bribe',
  'second',
  'eat',
  'mend',
] as const
const ASIDE = ['drink', 'trade'] as const

export function deeds(offers: Offer[]): Offer[] {
  return DEEDS.flatMap((deed) => offers.filter(({ kind }) => kind === deed))
}

export function aside(offers: Offer[]): Offer[] {
  return ASIDE.flatMap((deed) => offers.filter(({ kind }) => kind === deed))
}

/** Steps by direction from 1 to 6; of two dice with the same number the white one is used. */
export function steps(offers: Offer[]): Map<number, Offer> {
  const found = new Map<number, Offer>()
  for (const offer of offers) {
    const way = ((offer.fields.die ?? 0) % 6) + 1
    if (offer.kind === 'step' && !found.has(way)) found.set(way, offer)
  }
  return found
}

/** The number of each bar as far as known; the last one follows from the others. */
export function assigned(thrown: number[], chosen: (number | null)[]): (number | null)[] {
  const given = chosen.map((die) => (die === null ? null : (thrown[die] ?? null)))
  const free = thrown.filter((_, die) => !chosen.includes(die))
  return given.filter((number) => number === null).length === 1 && free.length === 1
    ? given.map((number) => number ?? free[0]!)
    : given
}
