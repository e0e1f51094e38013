import { framesWith, told, type Tellers } from '../../frames'
import type { Frame as FrameOf, GameEntry } from '../../registry'
import { preferences } from '../../../app/preferences.svelte'
import type { Dunkelrunde } from '../types'
import type { DunkelrundeView, Rolled, Walked } from '../types.gen'

type View = DunkelrundeView
type Frame = FrameOf<Dunkelrunde>

export type Roll = Rolled['fields']

/** What the table shows besides the pieces: rolling dice, a path, the boat, a fright, the victory light. */
export interface Cue {
  roll: Roll | null
  rolling: boolean
  /** The path that is being walked. */
  way: number[]
  /** Whether a ghost walks it. */
  cold: boolean
  /** Milliseconds for a move to the next tile. */
  pace: number
  /** The tile where children land, or the one behind the gate. */
  crossing: number | null
  /** How many children are in the boat. */
  aboard: number
  /** The tile that the witch brings a child to. */
  help: number | null
  /** The tile where a child was frightened. */
  fright: number | null
  /** The child that runs away. */
  runner: number | null
  expired: boolean
  /** The seats that broke the curse. */
  winners: number[] | null
}

export const STILL: Cue = {
  roll: null,
  rolling: false,
  way: [],
  cold: false,
  pace: 400,
  crossing: null,
  aboard: 0,
  help: null,
  fright: null,
  runner: null,
  expired: false,
  winners: null,
}

const STEP = { child: 190, group: 210, ghost: 140 }

/** The frames of a step; each event starts from the view that the previous one left. */
export function frames(before: View, entry: GameEntry<Dunkelrunde>, after: View): Frame[] {
  const shown = told<Dunkelrunde>(before, entry.events, after, TELLERS)
  const winners = shown.at(-1)?.cue.winners ?? null
  return [...shown, { view: after, cue: { ...STILL, winners }, ms: 100 }]
}

const picture = framesWith<Dunkelrunde>(STILL)

const TELLERS: Tellers<Dunkelrunde> = {
  rolled(view, roll) {
    const { six, eight, double } = roll
    const lying = { ...view, six, eight, double, child_moved: false, ghost_moved: false }
    return [
      picture({ ...lying, six: 0, eight: 0 }, { roll, rolling: true }, 800, 'roll'),
      picture(lying, { roll }, double ? 1000 : 500, double ? 'rise' : 'tick'),
    ]
  },
  /** A frame for each tile of the path; only one with reduced motion. */
  walked(view, { piece, who, way }) {
    const tiles = preferences.still ? way.slice(-1) : way.slice(1)
    const cue = { way, pace: STEP[piece], cold: piece === 'ghost' }
    const sound = cue.cold ? undefined : 'tick'
    const steps = tiles.map((tile) => picture(put(view, piece, who, tile), cue, cue.pace, sound))
    const last = steps.at(-1)
    if (last) last.ms += preferences.still ? 700 : 260
    return [picture(view, cue, 220), ...steps]
  },
  /** The boat arrives or the gate opens, then they cross. */
  crossed(view, { children, to, place }) {
    const aboard = place === 'gate' ? 0 : children.length
    return [
      picture(view, { aboard, pace: 400 }, 500),
      picture(put(view, 'group', children, to), { aboard, crossing: to, pace: 1600 }, 1850, 'rise'),
    ]
  },
  helped: (view, { child, to }) => [
    picture(view, { aboard: 1, help: to, pace: 400 }, 500),
    picture(put(view, 'child', [child], to), { aboard: 1, help: to, crossing: to, pace: 1600 }, 1850, 'rise'),
  ],
  frightened: (view, { child, fromTile, to }) => [
    picture(view, { fright: fromTile, runner: child }, 800, 'fall'),
    picture(put(view, 'child', [child], to), { way: [fromTile, to], runner: child, pace: 1100 }, 1250),
  ],
  expired(view) {
    const { turn: seat, six, eight, double } = view
    return picture(view, { expired: true, roll: { seat, six, eight, double } }, 1200, 'miss')
  },
  began: turned,
  turn: turned,
  broken: (_view, { winners }, after) => picture(after, { winners }, 3200, 'win'),
}

function turned(view: View, { seat }: { seat: number }): Frame {
  return picture({ ...view, turn: seat }, {}, 220, 'turn')
}

function put(view: View, piece: Walked['fields']['piece'], who: number[], tile: number): View {
  const moved = (places: number[]) => places.map((place, number) => (who.includes(number) ? tile : place))
  return piece === 'ghost' ? { ...view, ghosts: moved(view.ghosts) } : { ...view, children: moved(view.children) }
}
