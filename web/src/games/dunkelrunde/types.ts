import type { Cue } from './model/animation'
import type { DunkelrundeTypes } from './types.gen'

/** The types of this game's module. */
export type Dunkelrunde = DunkelrundeTypes & { cue: Cue }
