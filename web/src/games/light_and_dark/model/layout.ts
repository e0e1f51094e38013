import { wrap, type Point } from './geometry'

/**
 * How the cloth is shown: quarter turns clockwise (0: A's end at the bottom, 1: A's end on the left, …),
 * scale in pixels per millimetre, and the size of the cloth.
 */
export interface Camera {
  turn: number
  scale: number
  width: number
  depth: number
}

/** The wooden rim around the cloth, in pixels. */
export function rimOf(roomWidth: number): number {
  return roomWidth < 600 ? 16 : 34
}

/** Whether only the far team has people; then their end is shown on this side. */
export function onlyFarPeople(seats: readonly { level: string | null }[], teams: readonly number[]): boolean {
  const people = teams.filter((_, seat) => seats[seat]?.level === null)
  return people.length > 0 && people.every((team) => team === 1)
}

/** The camera that shows the cloth largest, with the player's end at the bottom or on the right. */
export function lookAt(roomWidth: number, roomHeight: number, width: number, depth: number, far: boolean): Camera {
  const rim = 2 * rimOf(roomWidth)
  const upright = Math.min((roomWidth - rim) / width, (roomHeight - rim) / depth)
  const across = Math.min((roomWidth - rim) / depth, (roomHeight - rim) / width)
  const lying = across > upright
  return { turn: lying ? (far ? 1 : 3) : far ? 2 : 0, scale: Math.max(lying ? across : upright, 0.05), width, depth }
}

/** The teams from left to right; on an upright cloth the nearer one first. */
export function endsOf({ turn }: Camera): number[] {
  return turn === 1 || turn === 0 ? [0, 1] : [1, 0]
}

export function isLying({ turn }: Camera): boolean {
  return turn % 2 === 1
}

/** The cloth's size on the screen. */
export function sizeOf(camera: Camera): { width: number; height: number } {
  const [width, height] = isLying(camera) ? [camera.depth, camera.width] : [camera.width, camera.depth]
  return { width: width * camera.scale, height: height * camera.scale }
}

/** The screen position of a point on the cloth, from its upper left corner. */
export function seen({ turn, scale, width, depth }: Camera, { x, y }: Point): Point {
  const [right, down] =
    turn === 0 ? [x, depth - y] : turn === 1 ? [y, x] : turn === 2 ? [width - x, y] : [depth - y, width - x]
  return { x: right * scale, y: down * scale }
}

/** The point on the cloth at a screen position. */
export function under({ turn, scale, width, depth }: Camera, point: Point): Point {
  const [right, down] = [point.x / scale, point.y / scale]
  if (turn === 0) return { x: right, y: depth - down }
  if (turn === 1) return { x: down, y: right }
  return turn === 2 ? { x: width - right, y: down } : { x: width - down, y: depth - right }
}

/** The direction of a screen vector: hundredths of a degree, clockwise from A's straight ahead. */
export function heading(camera: Camera, right: number, down: number): number {
  const clockwise = (Math.atan2(right, -down) * 18000) / Math.PI
  return wrap(Math.round(clockwise) - 9000 * camera.turn)
}

/** The unit vector on the screen of a direction. */
export function bearing(camera: Camera, angle: number): Point {
  const turned = ((angle + 9000 * camera.turn) * Math.PI) / 18000
  return { x: Math.sin(turned), y: -Math.cos(turned) }
}
