import type { Cue } from './model/animation'
import type { ShadowAndLightTypes } from './types.gen'

/** The types of this game's module. */
export type ShadowAndLight = ShadowAndLightTypes & { cue: Cue }
