import type { Cue } from './model/animation'
import type { LightAndDarkAction, LightAndDarkEvent, LightAndDarkShown, LightAndDarkView } from './types.gen'

/** The types of this game's module. */
export interface LightAndDark {
  view: LightAndDarkView
  event: LightAndDarkEvent
  action: LightAndDarkAction
  cue: Cue
  content: LightAndDarkShown
}
