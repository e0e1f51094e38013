/** The solver's suggestion for a weave. */
import type { Texts } from '../../../i18n/catalogue.svelte'
import type { GameEvent } from '../../registry'
import { nameOf } from './names'
import type { BetwixtAndBetween } from '../types'
import type { BetwixtAndBetweenContent } from '../types.gen'

export interface Advice {
  weave: number[]
  /** Notes: each spell that cannot stand, and why. */
  notes: string[]
}

export function advise(
  event: GameEvent<BetwixtAndBetween> | null | undefined,
  kit: BetwixtAndBetweenContent,
  texts: Texts,
): Advice | null {
  if (event?.kind !== 'suggested') return null
  const { weave, spells, leftOut, reasons, elements, missing } = event.fields
  const why = leftOut.map((spell, n) =>
    texts.text('table-left-out', {
      spell: nameOf(texts, kit.spells[spell]!),
      why: texts.text(reasons[n]!, { element: elements[n]!, missing: missing[n]! }),
    }),
  )
  return { weave, notes: spells.length > 0 ? why : [texts.text('table-suggest-none'), ...why] }
}
