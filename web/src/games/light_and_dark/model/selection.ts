import type { Offer, ActionRangeInfo } from '../../../net/protocol.gen'
import type { LightAndDarkView } from '../types.gen'
import { mm, roundOf, type Block, type Round } from './geometry'
import type { Camera } from './layout'
import { EFFECTS, type Effect } from './notation'
import { whyNoStride, whyNotHere, type Bounds, type Reason, type Spot } from './placement'

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

/** The places chosen for discs, by their number. */
export type Spots = Record<number, Spot>

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
  if (mode !== 'flick' && mode !== 'stride') return []
  const wanted = mode === 'flick' && view.in_play.includes('torchbearer') ? 'torch' : 'druid'
  const team = teamOf(known)
  return view.discs.flatMap((disc, n) =>
    disc.team === team && disc.kind === wanted && disc.where === 'table' ? [n] : [],
  )
}

/** The druids that this team places: its half of them. */
export function ownDruids(known: Known): number[] {
  const half = known.view.terms.druids / 2
  return Array.from({ length: half }, (_, n) => teamOf(known) * half + n)
}

/** Where the centre of a disc may be placed. */
export function boundsOf({ ranges }: Known, mode: Mode): Bounds {
  const action = ranges.find(({ kind }) => kind === mode)
  const range = (...fields: string[]) =>
    action?.ranges.find(({ field }) => fields.includes(field)) ?? { low: 0, high: 0 }
  const [x, y] = [range('x', 'x1'), range('y', 'y1')]
  return { left: x.low, right: x.high, low: y.low, high: y.high }
}

/** The cloth between the two start strips. */
export function middleGround({ view, camera }: Known): Bounds {
  const strip = mm(view.strip, view.metre)
  return { left: 0, right: camera.width, low: Math.ceil(strip), high: Math.floor(camera.depth - strip) }
}

/** Discs where they lie, or where they are being placed. */
export function lyingDiscs({ view }: Known, spots: Spots, except = -1): Round[] {
  return view.discs.flatMap((disc, n) => {
    if (n === except || (disc.where !== 'table' && !spots[n])) return []
    return [{ ...roundOf(view, disc), ...spots[n] }]
  })
}

/** Why a disc cannot be placed at a spot; null if it can. */
export function whyNot(
  known: Known,
  mode: Mode,
  spots: Spots,
  blocks: Block[],
  disc: number,
  spot: Spot,
): Reason | null {
  const { view } = known
  const round = roundOf(view, view.discs[disc]!)
  const others = lyingDiscs(known, spots, disc)
  const stride = mode === 'stride' ? whyNoStride(round, spot, view.stride, others, blocks) : null
  return stride ?? whyNotHere(spot, round.radius, boundsOf(known, mode), others, blocks)
}
