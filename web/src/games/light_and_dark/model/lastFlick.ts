import type { Entry } from '../../../net/protocol.gen'
import { turn } from './animation'
import type { Flight } from './motion'
import { placeAt } from './motion'
import type { Deployed, Flicked, Flipped, LightAndDarkView, Returned, Strode } from '../types.gen'

/** The last flick of this game, and the table as it was before it. */
export interface Replay {
  flight: Flight
  flips: number[]
  view: LightAndDarkView
}

/** Puts the last flick together from the log; null if this game has none yet. */
export function lastFlick(log: Entry[], view: LightAndDarkView): Replay | null {
  const events = log.flatMap((entry) => entry.events)
  const begun = latest(events, 'sides', 'deployed')
  const at = latest(events, 'flicked')
  if (at < 0 || at < begun) return null
  const flick = events[at]!.fields as Flicked['fields']
  const flips = events
    .slice(at)
    .flatMap(({ kind, fields }) => (kind === 'flipped' ? (fields as Flipped['fields']).discs : []))
  const shown = flips.filter((disc) => flick.hits.some(([, hit]) => hit === disc))
  return {
    flight: { ...flick, hits: flick.hits.filter(([, disc]) => shown.includes(disc!)) },
    flips: shown,
    view: before(view, events.slice(begun, at), flick, flips),
  }
}

/** Where in the list the last event of these kinds is, or -1. */
function latest(events: Entry['events'], ...kinds: string[]): number {
  return events.reduce((found, { kind }, n) => (kinds.includes(kind) ? n : found), -1)
}

/** Where discs lay is known from what was said of them; what never moved lies there still. */
function before(
  view: LightAndDarkView,
  events: Entry['events'],
  flick: Flicked['fields'],
  flips: number[],
): LightAndDarkView {
  const places = new Map<number, [number, number]>()
  const put = ([disc, x, y]: number[]) => void places.set(disc!, [x!, y!])
  for (const { kind, fields } of events) {
    if (kind === 'deployed') (fields as Deployed['fields']).places.forEach(put)
    if (kind === 'flicked') (fields as Flicked['fields']).rests.forEach(put)
    if (kind === 'returned' || kind === 'strode') {
      const { disc, x, y } = fields as Returned['fields'] | Strode['fields']
      put([disc, x, y])
    }
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
