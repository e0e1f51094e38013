import type { GameEntry, GameEvent } from '../../registry'
import { turn } from './animation'
import type { Flight } from './motion'
import { placeAt } from './motion'
import type { LightAndDark } from '../types'
import type { Flicked, LightAndDarkView } from '../types.gen'

type Event = GameEvent<LightAndDark>

/** The last flick of this game, and the table as it was before it. */
export interface Replay {
  flight: Flight
  flips: number[]
  view: LightAndDarkView
}

/** Reconstructs the last flick from the log; null if this game has none yet. */
export function lastFlick(log: GameEntry<LightAndDark>[], view: LightAndDarkView): Replay | null {
  const events = log.flatMap((entry): Event[] => entry.events)
  const begun = latest(events, 'sides', 'deployed')
  const at = latest(events, 'flicked')
  const last = events[at]
  if (last?.kind !== 'flicked' || at < begun) return null
  const flick = last.fields
  const flips = events.slice(at).flatMap((event) => (event.kind === 'flipped' ? event.fields.discs : []))
  const shown = flips.filter((disc) => flick.hits.some(([, hit]) => hit === disc))
  return {
    flight: { ...flick, hits: flick.hits.filter(([, disc]) => shown.includes(disc!)) },
    flips: shown,
    view: before(view, events.slice(begun, at), flick, flips),
  }
}

/** The index of the last event of these kinds, or -1. */
function latest(events: Event[], ...kinds: Event['kind'][]): number {
  return events.reduce((found, { kind }, n) => (kinds.includes(kind) ? n : found), -1)
}

/** The view before the flick: positions follow from the events; discs that never moved are where they were. */
function before(view: LightAndDarkView, events: Event[], flick: Flicked['fields'], flips: number[]): LightAndDarkView {
  const places = new Map<number, [number, number]>()
  const put = ([disc, x, y]: number[]) => void places.set(disc!, [x!, y!])
  for (const event of events) {
    if (event.kind === 'deployed') event.fields.places.forEach(put)
    if (event.kind === 'flicked') event.fields.rests.forEach(put)
    if (event.kind === 'returned' || event.kind === 'strode') put([event.fields.disc, event.fields.x, event.fields.y])
  }
  const unturned = turn(view, flips)
  const discs = unturned.discs.map((disc, n) => {
    const start = placeAt(flick, n, 0)
    const [x, y] = start
      ? [(start.x * view.metre) / 1000, (start.y * view.metre) / 1000]
      : (places.get(n) ?? [disc.x, disc.y])
    return { ...disc, where: 'table' as const, x, y }
  })
  return { ...unturned, discs, pending: [], returns: [] }
}
