import type { Offer, ActionRangeInfo, RangeInfo } from '../../../net/protocol.gen'
import type { LightAndDarkView } from '../types.gen'
import type { Block } from './geometry'
import type { Camera } from './layout'
import { EFFECTS, type Effect } from './notation'
import type { Bounds } from './placement'

/** What a selection depends on. */
export interface Known {
  view: LightAndDarkView
  offers: Offer[]
  ranges: ActionRangeInfo[]
  seat: number | null
  camera: Camera
  /** The pull of the strongest flick, in pixels. */
  longest: number
}

export type Mode = 'watch' | 'flick' | 'place' | 'return' | 'stride' | 'obstruct' | 'target' | 'ask'

/** An obstacle that is being placed. */
export interface Carried extends Block {
  number: number
}

/** The team of the viewing seat, or -1. */
export function teamOf({ view, seat }: Known): number {
  return seat === null ? -1 : view.teams[seat]!
}

/** The offers of a card. */
export function playsOf(offers: Offer[], card: Effect | null): Offer[] {
  return offers.filter(({ kind, fields }) => kind === 'play' && EFFECTS[fields.effect!] === card)
}

/** The kind of decision, given the chosen card. */
export function modeOf({ offers, ranges }: Known, card: Effect | null): Mode {
  const has = (wanted: string) => ranges.some(({ kind }) => kind === wanted)
  if (offers.length + ranges.length === 0) return 'watch'
  if (has('place')) return 'place'
  if (has('return')) return 'return'
  if (has('obstruct')) return 'obstruct'
  if (card === 'stride' && has('stride')) return 'stride'
  if (playsOf(offers, card).some(({ fields }) => fields.disc! >= 0)) return 'target'
  return has('flick') ? 'flick' : 'ask'
}

/** The discs that can be dragged or chosen. */
export function openDiscs(known: Known, mode: Mode, card: Effect | null): number[] {
  const { view, offers } = known
  if (mode === 'place') return ownDruids(known)
  if (mode === 'return') return offers.filter(({ kind }) => kind === 'return').map(({ fields }) => fields.disc!)
  if (mode === 'target') return playsOf(offers, card).map(({ fields }) => fields.disc!)
  return mode === 'flick' ? view.flickable : mode === 'stride' ? view.movable : []
}

/** The druids of this team. */
export function ownDruids(known: Known): number[] {
  const team = teamOf(known)
  return known.view.discs.flatMap((disc, n) => (disc.kind === 'druid' && disc.team === team ? [n] : []))
}

/** The range of a field that is offered in this mode. */
export function rangeOf({ ranges }: Known, mode: Mode, ...fields: string[]): RangeInfo {
  const action = ranges.find(({ kind }) => kind === mode)
  return action?.ranges.find(({ field }) => fields.includes(field)) ?? { field: '', low: 0, high: 0 }
}

/** Where the centre of what is placed may be dragged. */
export function boundsOf(known: Known, mode: Mode): Bounds {
  const [x, y] = [rangeOf(known, mode, 'x', 'x1'), rangeOf(known, mode, 'y', 'y1')]
  return { left: x.low, right: x.high, low: y.low, high: y.high }
}
