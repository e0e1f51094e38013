import type { Cue } from './model/animation'
import type {
  BetwixtAndBetweenAction,
  BetwixtAndBetweenContent,
  BetwixtAndBetweenEvent,
  BetwixtAndBetweenView,
} from './types.gen'

/** The types of this game's module. */
export interface BetwixtAndBetween {
  view: BetwixtAndBetweenView
  event: BetwixtAndBetweenEvent
  action: BetwixtAndBetweenAction
  cue: Cue
  content: BetwixtAndBetweenContent
}
