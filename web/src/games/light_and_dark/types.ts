import type { Cue } from './model/animation'
import type { LightAndDarkAction, LightAndDarkEvent, LightAndDarkView } from './types.gen'

/** The part of the content that the table uses. */
interface Content {
  /** The error of each kind of hand. */
  hand: Record<string, { angle: number; strength: number }>
}

/** The types of this game's module. */
export interface LightAndDark {
  view: LightAndDarkView
  event: LightAndDarkEvent
  action: LightAndDarkAction
  cue: Cue
  content: Content
}
