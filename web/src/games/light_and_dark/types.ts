import type { Cue } from './model/animation'
import type { LightAndDarkTypes } from './types.gen'

/** The types of this game's module. */
export type LightAndDark = LightAndDarkTypes & { cue: Cue }
