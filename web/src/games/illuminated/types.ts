import type { Json } from '../../net/protocol.gen'
import type { Cue } from './model/animation'
import type { IlluminatedAction, IlluminatedEvent, IlluminatedView } from './types.gen'

/** The types of this game's module. */
export interface Illuminated {
  view: IlluminatedView
  event: IlluminatedEvent
  action: IlluminatedAction
  cue: Cue
  content: Json
}
