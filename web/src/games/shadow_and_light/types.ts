import type { Cue } from './model/animation'
import type { Adventure, ShadowAndLightAction, ShadowAndLightEvent, ShadowAndLightView } from './types.gen'

/** The types of this game's module. */
export interface ShadowAndLight {
  view: ShadowAndLightView
  event: ShadowAndLightEvent
  action: ShadowAndLightAction
  cue: Cue
  content: Adventure
}
