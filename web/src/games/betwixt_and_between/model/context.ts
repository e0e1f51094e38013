import { createContext } from 'svelte'
import type { LogEntry, Offer } from '../../../net/protocol.gen'
import type { Cue } from './animation'
import type { Known } from './names'
import type { StagedSelection } from './selectionState.svelte'

/** What all parts of the table share. */
export interface TableState extends Known {
  seat: number | null
  offers: Offer[]
  log: LogEntry[]
  cue: Cue
  stage: StagedSelection
}

export const [useTable, shareTable] = createContext<() => TableState>()
