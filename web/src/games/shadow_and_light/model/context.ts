import { createContext } from 'svelte'
import type { Words } from '../../../i18n/catalogue.svelte'
import type { Offer } from '../../../net/protocol.gen'
import type { Cue } from './animation'
import type { Tale } from './content'
import type { ShadowAndLightView } from '../types.gen'

/** What all parts of the table share. */
export interface TableState {
  tale: Tale
  view: ShadowAndLightView
  cue: Cue
  offers: Offer[]
  words: Words
  advised: string | null
  /** The chosen die. */
  chosen: number | null
  /** Whether the odds are shown. */
  odds: boolean
  act(offer: Offer): void
  /** Places the chosen die, or the only one that fits. */
  put(place: string): void
}

export const [useTable, shareTable] = createContext<() => TableState>()
