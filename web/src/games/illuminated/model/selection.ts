import type { Offer } from '../../../net/protocol.gen'
import { OfferFields, type Selection } from '../../../ui/table/selection'
import { ownerOf } from './names'

/** The four verbs of the game, in display order. */
export const VERBS = ['raise', 'lower', 'sacrifice', 'help'] as const
export type Verb = (typeof VERBS)[number]
export type Role = 'own' | 'target'

interface Fields {
  verb: Verb
  /** The Entity that is sacrificed, or that helps. */
  own: number
  target: number
}

/** The selection so far. */
export interface StagedSelection extends Selection<Fields> {
  /** An Entity chosen before the verb. */
  first: number | null
}

const FIELDS = new OfferFields<Fields>({
  verb: ({ kind }) => (isVerb(kind) ? kind : null),
  own: ({ fields }) => fields.sacrifice ?? fields.helper ?? null,
  target: ({ fields }) => fields.target ?? null,
})
/** What each verb calls the Entity that it spends. */
const SPENT: Partial<Record<Verb, string>> = { sacrifice: 'sacrifice', help: 'helper' }
export const NOTHING: StagedSelection = { ...FIELDS.nothing, first: null }

export function isVerb(kind: string): kind is Verb {
  return (VERBS as readonly string[]).includes(kind)
}

/** The complete selection of an offer; empty for ending the turn. */
export const stageOf = (offer: Offer): StagedSelection => ({ ...FIELDS.of(offer), first: null })

/** The offers that match the selection so far. */
export function fitting(offers: Offer[], stage: StagedSelection): Offer[] {
  const first = ({ own, target }: Selection<Fields>) => [null, own, target].includes(stage.first)
  return FIELDS.fitting(offers, stage).filter((offer) => isVerb(offer.kind) && first(FIELDS.of(offer)))
}

/** The next role to choose: first what is spent, then the Target. */
export function missing(stage: StagedSelection): Role | null {
  if (stage.verb === null) return null
  if (spends(stage.verb) && stage.own === null) return 'own'
  return stage.target === null ? 'target' : null
}

export function spends(verb: Verb): boolean {
  return verb in SPENT
}

/** The Entities that may be chosen now. */
export function candidates(offers: Offer[], stage: StagedSelection): Set<number> {
  const role = missing(stage)
  const fit = fitting(offers, role === null ? { ...NOTHING, verb: stage.verb } : stage)
  const chosen = fit.flatMap((offer) => {
    const { own, target } = FIELDS.of(offer)
    return role === null ? [own, target] : [role === 'own' ? own : target]
  })
  return new Set(chosen.filter((entity) => entity !== null))
}

/** Chooses a verb; an Entity chosen before it is spent if possible, else it is the Target. */
export function choose(offers: Offer[], stage: StagedSelection, verb: Verb): StagedSelection {
  const entity = stage.first ?? stage.target ?? stage.own
  const fresh: StagedSelection = { ...NOTHING, verb }
  if (entity === null) return fresh
  const roles: StagedSelection[] = spends(verb)
    ? [
        { ...fresh, own: entity },
        { ...fresh, target: entity },
      ]
    : [{ ...fresh, target: entity }]
  return roles.find((role) => fitting(offers, role).length > 0) ?? fresh
}

/** Chooses an Entity for the next role; without a verb it is kept for later. */
export function pick(offers: Offer[], stage: StagedSelection, entity: number): StagedSelection {
  const role = missing(stage)
  if (stage.verb === null) return { ...NOTHING, first: stage.first === entity ? null : entity }
  if (role === null) return pick(offers, { ...stage, target: null }, entity)
  return candidates(offers, stage).has(entity) ? { ...stage, [role]: entity } : stage
}

/** Undoes the last part of the selection. */
export function back(stage: StagedSelection): StagedSelection {
  if (stage.target !== null && stage.own !== null) return { ...stage, target: null }
  if (stage.target !== null || stage.own !== null) return { ...NOTHING, verb: stage.verb }
  return NOTHING
}

export function isEmpty(stage: StagedSelection): boolean {
  return stage.verb === null && stage.first === null
}

/** The offer of a complete selection. */
export function whole(offers: Offer[], stage: StagedSelection): Offer | null {
  return stage.verb !== null && missing(stage) === null ? (fitting(offers, stage)[0] ?? null) : null
}

/** An offer that choosing this Entity can lead to. */
export function offerWith(offers: Offer[], stage: StagedSelection, entity: number): Offer | undefined {
  return fitting(offers, { ...pick(offers, stage, entity), first: stage.verb === null ? entity : stage.first })[0]
}

/** The action that choosing this Entity would mean, as far as it is known, to ask why it is impossible. */
export function meant(
  offers: Offer[],
  stage: StagedSelection,
  verb: Verb,
  entity: number | null,
  seat: number | null,
  /** The player's Entity that is asked about if none is chosen. */
  highest: number | null = null,
) {
  const spent = SPENT[verb]
  const role =
    stage.verb === null ? (spent && ownerOf(entity) === seat ? 'own' : 'target') : (missing(stage) ?? 'target')
  const able = offers.map((offer) => FIELDS.of(offer)).find((fields) => fields.verb === verb)
  const own = role === 'own' ? entity : (stage.own ?? able?.own ?? highest)
  const target = role === 'target' ? entity : stage.target
  const fields = { ...(spent && { [spent]: own }), target }
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)) as Record<string, number>
}

/** The offer that choosing this Entity would complete, for its odds. */
export function preview(offers: Offer[], stage: StagedSelection, entity: number): Offer | null {
  const role = missing(stage)
  if (role === null) return null
  return candidates(offers, stage).has(entity) ? whole(offers, { ...stage, [role]: entity }) : null
}
