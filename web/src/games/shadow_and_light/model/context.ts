import { createContext } from 'svelte'
import type { Texts } from '../../../i18n/catalogue.svelte'
import type { Offer } from '../../../net/protocol.gen'
import type { Cue } from './animation'
import type { Adventure, ShadowAndLightAction, ShadowAndLightView } from '../types.gen'

/** What all parts of the table share. */
export interface TableState {
  adventure: Adventure
  view: ShadowAndLightView
  cue: Cue
  offers: Offer[]
  texts: Texts
  advised: string | null
  /** The chosen die. */
  chosen: number | null
  /** Whether the odds are shown. */
  odds: boolean
  act(offer: Offer): void
  /** Shows why no action of a kind with these fields is possible. */
  explain(kind: ShadowAndLightAction['kind'], fields?: Record<string, number>): void
  /** Places the chosen die, or the only one that fits. */
  put(place: string): void
}

export const [useTable, shareTable] = createContext<() => TableState>()
