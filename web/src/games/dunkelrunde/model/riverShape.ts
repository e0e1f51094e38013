import { placed, type Point } from './content'
import type { Board } from '../types.gen'
import { gap } from './scenery'

export interface River {
  /** The course of the river, from rim to rim past the ferry and under the bridge. */
  line: Point[]
  /** Positions and angles of waves. */
  waves: (Point & { turn: number })[]
  /** Where the boat is moored, and where it lands. */
  shores: [Point, Point]
}

const STEP = 26

/** Finds a course between the red bank and the tile behind it; one end leads to the bridge, the other to the rim. */
export function riverOf(board: Board): River | null {
  const bank = placed(board, 'river_bank')
  const hut = bank === null ? undefined : board.road[board.rank[bank]! + 1]
  if (bank === null || hut === undefined) return null
  const [from, to] = [board.tiles[bank]!, board.tiles[hut]!]
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
  const bridge = board.tiles[placed(board, 'bridge') ?? -1] ?? null
  const across = Math.atan2(to.y - from.y, to.x - from.x)
  const sides = [across + Math.PI / 2, across - Math.PI / 2]
  const nearer =
    bridge && gap(forward(middle, sides[0]!, 50), bridge) < gap(forward(middle, sides[1]!, 50), bridge) ? 0 : 1
  const [one, other] = sides.map((angle, side) => stream(board, middle, angle, side === nearer ? bridge : null))
  const line = winding([...one!.reverse(), middle, ...other!])
  return { line, waves: wavesOf(line), shores: [from, to] }
}

/** Walks from a point in the freest direction, by the bridge if there is one, until beyond the rim. */
function stream(board: Board, start: Point, heading: number, bridge: Point | null): Point[] {
  const line: Point[] = []
  let [at, angle, goal] = [start, heading, bridge]
  for (let step = 0; step < 80 && Math.hypot(at.x, at.y) < 530; step++) {
    if (goal && gap(at, goal) < 110) {
      angle = Math.atan2(goal.y - at.y, goal.x - at.x)
      goal = null
      bridge = at
    } else if (step > 1 && (goal || !bridge)) angle = freest(board, at, angle, goal)
    at = forward(at, angle, STEP)
    line.push(at)
  }
  return line
}

function freest(board: Board, at: Point, angle: number, goal: Point | null): number {
  const turns = [0, 0.25, -0.25, 0.5, -0.5].map((turn) => angle + turn)
  const score = (turn: number) => {
    const [near, far] = [forward(at, turn, 40), forward(at, turn, 90)]
    const drawn = goal ? -0.5 * gap(far, goal) : 0.12 * Math.hypot(far.x, far.y)
    return freedom(board, near) + 0.7 * freedom(board, far) + drawn - 18 * Math.abs(turn - angle)
  }
  return turns.reduce((top, turn) => (score(turn) > score(top) ? turn : top))
}

function freedom({ tiles }: Board, spot: Point): number {
  return Math.min(70, ...tiles.map((tile) => gap(tile, spot)))
}

function forward({ x, y }: Point, angle: number, far: number): Point {
  return { x: x + Math.cos(angle) * far, y: y + Math.sin(angle) * far }
}

/** The line with slight curves. */
function winding(line: Point[]): Point[] {
  return line.map((point, n) => {
    const { x, y } = normal(line, n)
    const sway = Math.sin(n * 0.62) * 8
    return { x: point.x + x * sway, y: point.y + y * sway }
  })
}

function wavesOf(line: Point[]): River['waves'] {
  return line.slice(1, -1).map((point, n) => {
    const { x, y } = normal(line, n + 1)
    const aside = ((n * 7) % 5) * 4 - 8
    return { x: point.x + x * aside, y: point.y + y * aside, turn: (Math.atan2(-x, y) * 180) / Math.PI }
  })
}

/** The normal of the line at one of its points. */
function normal(line: Point[], n: number): Point {
  const [before, after] = [line[n - 1] ?? line[n]!, line[n + 1] ?? line[n]!]
  const length = gap(before, after) || 1
  return { x: (after.y - before.y) / length, y: (before.x - after.x) / length }
}
