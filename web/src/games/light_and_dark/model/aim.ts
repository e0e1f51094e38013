import { wrap, type Point } from './geometry'
import { bearing, heading, seen, type Camera } from './layout'

/** An aimed flick: hundredths of a degree, and millimetres per second. */
export interface Aim {
  angle: number
  strength: number
}

/** The range of strengths, and the mark up to which no thumb is needed. */
export interface Scale {
  slowest: number
  mark: number
  fastest: number
}

/** Shorter pulls, in pixels, only choose a disc. */
export const DEAD = 12
/** Length of the aiming line in millimetres, by setting; short by default, so that aiming stays hard. */
export const LINES = { none: 0, short: 130, long: 420 }

export function lineOf(agreed: unknown): number {
  return LINES[agreed as keyof typeof LINES] ?? LINES.short
}

/** How far a pull from the team's start strip can go before the window ends, in pixels; `box` is the cloth's. */
export function roomBehind(box: DOMRect, camera: Camera, strip: number, team: number): number {
  const from = seen(camera, { x: camera.width / 2, y: team === 1 ? camera.depth - strip / 2 : strip / 2 })
  const back = bearing(camera, ahead(team) + 18000)
  const [right, down] = [box.left + from.x, box.top + from.y]
  if (Math.abs(back.x) > 0.5) return (back.x > 0 ? innerWidth - right : right) - 8
  return (back.y > 0 ? innerHeight - down : down) - 8
}

/** The pull of the strongest flick, in pixels: limited by the size of the board and the space behind the discs. */
export function longestPull(roomWidth: number, roomHeight: number, behind: number): number {
  return Math.max(Math.min(Math.max(Math.min(roomWidth, roomHeight) * 0.4, 110), 200, behind), 70)
}

/** The aim for a pull: opposite to its direction, with a strength linear in its length. Null inside the dead zone. */
export function pulled(camera: Camera, scale: Scale, from: Point, to: Point, longest: number): Aim | null {
  const [right, down] = [from.x - to.x, from.y - to.y]
  const pull = Math.hypot(right, down)
  if (pull < DEAD) return null
  const part = Math.min((pull - DEAD) / (longest - DEAD), 1)
  return {
    angle: heading(camera, right, down),
    strength: Math.round(scale.slowest + part * (scale.fastest - scale.slowest)),
  }
}

/** The pull for a strength, in pixels. */
export function pullOf(scale: Scale, strength: number, longest: number): number {
  return DEAD + ((strength - scale.slowest) / (scale.fastest - scale.slowest)) * (longest - DEAD)
}

/** The point that a pointer would be at for an aim. */
export function fingerOf(camera: Camera, scale: Scale, { angle, strength }: Aim, from: Point, longest: number): Point {
  const way = bearing(camera, angle)
  const pull = pullOf(scale, strength, longest)
  return { x: from.x - way.x * pull, y: from.y - way.y * pull }
}

/** The direction straight ahead of a team. */
export function ahead(team: number): number {
  return team === 0 ? 0 : 18000
}

/** The initial aim for the keyboard. */
export function firstAim(team: number, { mark }: Scale): Aim {
  return { angle: ahead(team), strength: mark }
}

export function turned(aim: Aim, by: number): Aim {
  return { ...aim, angle: wrap(aim.angle + by) }
}

export function strengthened(aim: Aim, by: number, { slowest, fastest }: Scale): Aim {
  return { ...aim, strength: Math.min(Math.max(aim.strength + by, slowest), fastest) }
}

/** The directions that are offered: how far they reach to either side of a middle. */
export interface Sector {
  middle: number
  reach: number
}

/** The sector of a range of directions; a whole circle has its middle straight ahead of the team. */
export function sectorOf({ low, high }: { low: number; high: number }, team: number): Sector {
  const whole = high - low >= 35_999
  return whole ? { middle: ahead(team), reach: 18000 } : { middle: (low + high) / 2, reach: (high - low) / 2 }
}

/** How far a direction is to the right of another, from -18000 on. */
export function sideOf(angle: number, middle: number): number {
  return wrap(angle - middle + 18000) - 18000
}

/** The nearest aim in a sector. */
export function inSector(aim: Aim, { middle, reach }: Sector): Aim {
  const side = Math.min(Math.max(sideOf(aim.angle, middle), -reach), reach)
  return { ...aim, angle: wrap(middle + side) }
}

const STEPS: Record<string, [turn: number, strength: number]> = {
  ArrowLeft: [-100, 0],
  ArrowRight: [100, 0],
  ArrowUp: [0, 50],
  ArrowDown: [0, -50],
  PageUp: [0, 300],
  PageDown: [0, -300],
}

/** The aim after an arrow key: finer with Shift, faster when held; null for other keys. */
export function steered(aim: Aim, key: string, fine: boolean, held: number, scale: Scale): Aim | null {
  const step = STEPS[key]
  if (!step) return null
  const times = fine ? 0.1 : held > 12 ? 4 : held > 4 ? 2 : 1
  return strengthened(turned(aim, step[0] * times), step[1] * (fine ? 0.2 : times), scale)
}
