import { framesWith, told, type Tellers } from '../../frames'
import type { Frame as FrameOf, GameEntry } from '../../registry'
import { elementOf } from './content'
import type { Spot } from './geometry'
import type { BetwixtAndBetween } from '../types'
import type { BetwixtAndBetweenView, PlayerView } from '../types.gen'

type View = BetwixtAndBetweenView
type Frame = FrameOf<BetwixtAndBetween>

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
export function frames(before: View, entry: GameEntry<BetwixtAndBetween>, after: View): Frame[] {
  const shown = told<BetwixtAndBetween>(before, entry.events, after, TELLERS)
  return [...shown, { view: after, cue: STILL, ms: shown.length > 0 ? 60 : 0 }]
}

const picture = framesWith<BetwixtAndBetween>(STILL)

const TELLERS: Tellers<BetwixtAndBetween> = {
  placed(view, { seat, card, space, turn, gems, replaced }) {
    const full = [0, 1, 2, 3].map((way) => gems.find((gem) => gem[1] === way)?.[2] ?? -1)
    const board = put(view.board, space, { card, turn, gems: full, tokens: [] })
    const lying = { ...view, board, hand: view.hand.filter((one) => one !== card) }
    const leaving = replaced >= 0 ? removed(view, { space }) : []
    return [...leaving, picture(lying, { fresh: space }, own(view, { seat }) ? 350 : 800, 'tick')]
  },
  /** A tunnel takes a little longer than a step. */
  moved: (view, { seat, goal, tunnel }) =>
    picture(player(view, seat, { mystic: goal }), {}, tunnel ? 600 : 420, 'tick'),
  scouted: (view, { seat, goal }) => picture(player(view, seat, { familiar: goal }), {}, 400, 'tick'),
  absorbed(view, { seat, gems, familiar }) {
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
  },
  reshaped(view, { card, source, goal, turn }) {
    const there = view.board[source]
    if (!there) return []
    const gems = [0, 1, 2, 3].map((way) => there.gems[(way - turn + there.turn + 8) % 4]!)
    const board = put(put(view.board, source, null), goal, { ...there, card, turn, gems })
    return picture({ ...view, board }, {}, 650, 'tick')
  },
  replenished(view, { space, gems }) {
    const there = view.board[space]
    if (!there) return []
    const full = there.gems.map((gem, way) => gems.find((one) => one[1] === way)?.[2] ?? gem)
    const board = put(view.board, space, { ...there, gems: full })
    return picture({ ...view, board }, { gems: gems.map(([, way]) => ({ space, way: way! })) }, 700, 'rise')
  },
  destroyed: removed,
  cleared: removed,
  gained(view, { seat, element, amount }) {
    const gems = view.players[seat]!.gems.map((have, one) => (one === elementOf(element) ? have + amount : have))
    return picture(player(view, seat, { gems }), {}, own(view, { seat }) ? 150 : 350)
  },
  prepared: glowing,
  activated: glowing,
  offered(view, { seat, tokens }, after) {
    const { gems, weave } = after.players[seat]!
    return picture(player(view, seat, { rites: tokens, gems, weave }), { offered: seat }, 1000, 'win')
  },
  'dummy-drew'(view, { nearest }, after) {
    const dummy = after.dummy.dummy >= 0 ? after.dummy : view.dummy
    return picture({ ...view, dummy }, { nearest }, 1500, 'turn')
  },
  'dummy-moved'(view, { dummy, goal }) {
    const there = { ...view, dummies: put(view.dummies, dummy, goal) }
    const face_down = there.face_down.filter((space) => space !== goal)
    const bare = { ...there, board: put(there.board, goal, null), face_down }
    const empty = !view.board[goal] && !view.face_down.includes(goal)
    return [
      picture(there, {}, 550, 'tick'),
      ...(empty ? [] : [picture(there, { gone: [goal] }, 450, 'fall'), picture(bare, {}, 100)]),
    ]
  },
  'dummy-took'(view, { dummy, space, way, element }) {
    const flight = { space, way, element: elementOf(element), to: view.dummies[dummy] ?? space }
    return [
      picture(view, { gems: [{ space, way }] }, 450),
      picture(ungem(view, space, way), { flights: [flight] }, 560, 'fall'),
    ]
  },
  turn: (view, { seat }) => picture({ ...view, turn: seat }, {}, 200, 'turn'),
  faded: (view, { spells }) => picture(view, { spell: spells[0] ?? null }, 700, 'fall'),
}

function removed(view: View, { space }: { space: number }): Frame[] {
  return [
    picture(view, { gone: [space] }, 600, 'fall'),
    picture({ ...view, board: put(view.board, space, null) }, {}, 150),
  ]
}

function glowing(view: View, { seat, spell }: { seat: number; spell: number }): Frame {
  return picture(view, { spell }, own(view, { seat }) ? 250 : 900, 'rise')
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
