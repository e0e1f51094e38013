import type { Cue } from './model/animation'
import type { LightAndDarkAction, LightAndDarkEvent, LightAndDarkView } from './types.gen'

/** The types of this game's module; the table draws nothing of the content. */
export interface LightAndDark {
  view: LightAndDarkView
  event: LightAndDarkEvent
  action: LightAndDarkAction
  cue: Cue
  content: object
}
