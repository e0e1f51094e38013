import type { Cue } from './model/animation'
import type { Board, DunkelrundeAction, DunkelrundeEvent, DunkelrundeView } from './types.gen'

/** The types of this game's module. */
export interface Dunkelrunde {
  view: DunkelrundeView
  event: DunkelrundeEvent
  action: DunkelrundeAction
  cue: Cue
  content: Board
}
