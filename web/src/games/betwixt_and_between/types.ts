import type { Cue } from './model/animation'
import type { BetwixtAndBetweenTypes } from './types.gen'

/** The types of this game's module. */
export type BetwixtAndBetween = BetwixtAndBetweenTypes & { cue: Cue }
