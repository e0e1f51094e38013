import type { Cue } from './model/animation'
import type { IlluminatedTypes } from './types.gen'

/** The types of this game's module. */
export type Illuminated = IlluminatedTypes & { cue: Cue }
