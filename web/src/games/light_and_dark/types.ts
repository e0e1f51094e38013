import type { Cue } from './model/animation'
import type { LightAndDarkAction, LightAndDarkEvent, LightAndDarkView } from './types.gen'

/** The parts of the pack that the table needs. */
interface Content {
  /** How far a hand errs, by its name. */
  hand: Record<string, { angle: number; strength: number }>
}

/** The types of this game for its table and its frames. */
export interface LightAndDark {
  view: LightAndDarkView
  event: LightAndDarkEvent
  action: LightAndDarkAction
  cue: Cue
  content: Content
}
