import type { Frame as FrameOf, GameEntry, GameEvent } from '../../registry'
import { elementOf } from './content'
import type { Spot } from './geometry'
import type { BetwixtAndBetween } from '../types'
import type * as events from '../types.gen'
import type { PlayerView } from '../types.gen'

type View = events.BetwixtAndBetweenView
type Frame = FrameOf<BetwixtAndBetween>
type Entry = GameEntry<BetwixtAndBetween>
type Event = GameEvent<BetwixtAndBetween>

/** A gem moving from a card to a piece. */
export interface Flight extends Spot {
  element: number
  to: number
}

/** What the table highlights while a step is animated. */
export interface Cue {
  /** The space where a card was just placed. */
  fresh: number | null
  /** Spaces whose cards are being removed. */
  gone: number[]
  /** Highlighted gems, and moving ones. */
  gems: Spot[]
  flights: Flight[]
  /** Spaces that attract the dummy. */
  nearest: number[]
  /** A spell that was just prepared, activated or lost. */
  spell: number | null
  /** The seat that has just made an offering. */
  offered: number | null
}

export const STILL: Cue = { fresh: null, gone: [], gems: [], flights: [], nearest: [], spell: null, offered: null }

/** The frames of a step; each event starts from the view that the previous one left. Weaving gems takes no time. */
export function frames(before: View, entry: Entry, after: View): Frame[] {
  let view = before
  const shown: Frame[] = []
  for (const event of entry.events) {
    const added = tell(view, event, after)
    shown.push(...added)
    view = added.at(-1)?.view ?? view
  }
  return [...shown, { view: after, cue: STILL, ms: shown.length > 0 ? 60 : 0 }]
}

function tell(view: View, event: Event, after: View): Frame[] {
  switch (event.kind) {
    case 'placed':
      return placed(view, event.fields)
    case 'moved':
      return moved(view, event.fields)
    case 'scouted':
      return [picture(player(view, event.fields.seat, { familiar: event.fields.goal }), {}, 400, 'tick')]
    case 'absorbed':
      return absorbed(view, event.fields)
    case 'reshaped':
      return [reshaped(view, event.fields)]
    case 'replenished':
      return [replenished(view, event.fields)]
    case 'destroyed':
    case 'cleared':
      return removed(view, event.fields.space)
    case 'gained':
      return [gained(view, event.fields)]
    case 'prepared':
    case 'activated':
      return [picture(view, { spell: event.fields.spell }, own(view, event.fields) ? 250 : 900, 'rise')]
    case 'offered':
      return [offered(view, event.fields, after)]
    case 'dummy-drew': {
      const dummy = after.dummy.dummy >= 0 ? after.dummy : view.dummy
      return [picture({ ...view, dummy }, { nearest: event.fields.nearest }, 1500, 'turn')]
    }
    case 'dummy-moved':
      return dummyMoved(view, event.fields)
    case 'dummy-took':
      return dummyTook(view, event.fields)
    case 'turn':
      return [picture({ ...view, turn: event.fields.seat }, {}, 200, 'turn')]
    case 'faded':
      return [picture(view, { spell: event.fields.spells[0] ?? null }, 700, 'fall')]
    default:
      return []
  }
}

function placed(view: View, { seat, card, space, turn, gems, replaced }: events.Placed['fields']): Frame[] {
  const full = [0, 1, 2, 3].map((way) => gems.find((gem) => gem[1] === way)?.[2] ?? -1)
  const board = put(view.board, space, { card, turn, gems: full, tokens: [] })
  const lying = { ...view, board, hand: view.hand.filter((one) => one !== card) }
  const leaving = replaced >= 0 ? removed(view, space) : []
  return [...leaving, picture(lying, { fresh: space }, own(view, { seat }) ? 350 : 800, 'tick')]
}

/** A tunnel takes a little longer than a step. */
function moved(view: View, { seat, goal, tunnel }: events.Moved['fields']): Frame[] {
  return [picture(player(view, seat, { mystic: goal }), {}, tunnel ? 600 : 420, 'tick')]
}

function absorbed(view: View, { seat, gems, familiar }: events.Absorbed['fields']): Frame[] {
  const taker = view.players[seat]!
  const to = familiar ? taker.familiar : taker.mystic
  const bare = gems.reduce((now, [space, way]) => ungem(now, space!, way!), view)
  const count = taker.gems.map((have, element) => have + gems.filter((gem) => gem[2] === element).length)
  const flights = gems.map(([space, way, element]) => ({ space: space!, way: way!, element: element!, to }))
  return [
    ...(own(view, { seat }) ? [] : [picture(view, { gems: flights }, 350)]),
    picture(bare, { flights }, 560, 'rise'),
    picture(player(bare, seat, { gems: count }), {}, 80),
  ]
}

function reshaped(view: View, { card, source, goal, turn }: events.Reshaped['fields']): Frame {
  const there = view.board[source]
  if (!there) return picture(view, {}, 0)
  const gems = [0, 1, 2, 3].map((way) => there.gems[(way - turn + there.turn + 8) % 4]!)
  const board = put(put(view.board, source, null), goal, { ...there, card, turn, gems })
  return picture({ ...view, board }, {}, 650, 'tick')
}

function replenished(view: View, { space, gems }: events.Replenished['fields']): Frame {
  const there = view.board[space]
  if (!there) return picture(view, {}, 0)
  const full = there.gems.map((gem, way) => gems.find((one) => one[1] === way)?.[2] ?? gem)
  return picture(
    { ...view, board: put(view.board, space, { ...there, gems: full }) },
    { gems: gems.map(([, way]) => ({ space, way: way! })) },
    700,
    'rise',
  )
}

function removed(view: View, space: number): Frame[] {
  return [
    picture(view, { gone: [space] }, 600, 'fall'),
    picture({ ...view, board: put(view.board, space, null) }, {}, 150),
  ]
}

function gained(view: View, { seat, element, amount }: events.Gained['fields']): Frame {
  const gems = view.players[seat]!.gems.map((have, one) => (one === elementOf(element) ? have + amount : have))
  return picture(player(view, seat, { gems }), {}, own(view, { seat }) ? 150 : 350)
}

function offered(view: View, { seat, tokens }: events.Offered['fields'], after: View): Frame {
  const { gems, weave } = after.players[seat]!
  return picture(player(view, seat, { rites: tokens, gems, weave }), { offered: seat }, 1000, 'win')
}

function dummyMoved(view: View, { dummy, goal }: events.DummyMoved['fields']): Frame[] {
  const there = { ...view, dummies: put(view.dummies, dummy, goal) }
  const face_down = there.face_down.filter((space) => space !== goal)
  const bare = { ...there, board: put(there.board, goal, null), face_down }
  const empty = !view.board[goal] && !view.face_down.includes(goal)
  return [
    picture(there, {}, 550, 'tick'),
    ...(empty ? [] : [picture(there, { gone: [goal] }, 450, 'fall'), picture(bare, {}, 100)]),
  ]
}

function dummyTook(view: View, { dummy, space, way, element }: events.DummyTook['fields']): Frame[] {
  const flight = { space, way, element: elementOf(element), to: view.dummies[dummy] ?? space }
  return [
    picture(view, { gems: [{ space, way }] }, 450),
    picture(ungem(view, space, way), { flights: [flight] }, 560, 'fall'),
  ]
}

function ungem(view: View, space: number, way: number): View {
  const there = view.board[space]
  return there ? { ...view, board: put(view.board, space, { ...there, gems: put(there.gems, way, -1) }) } : view
}

function put<One>(list: One[], at: number, one: One): One[] {
  return list.map((old, n) => (n === at ? one : old))
}

function player(view: View, seat: number, more: Partial<PlayerView>): View {
  return { ...view, players: view.players.map((one, n) => (n === seat ? { ...one, ...more } : one)) }
}

/** Whether the viewing player did it; then it is shown only briefly. */
function own(view: View, { seat }: { seat: number }): boolean {
  return view.seat === seat
}

function picture(view: View, cue: Partial<Cue>, ms: number, sound?: Frame['sound']): Frame {
  return { view, cue: { ...STILL, ...cue }, ms, ...(sound ? { sound } : {}) }
}
