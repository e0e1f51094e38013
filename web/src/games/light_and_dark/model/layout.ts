import { wrap, type Point } from './geometry'

/**
 * How the cloth is seen: turned clockwise by quarters (0: A's end below, 1: A's end to the left, …),
 * so many pixels to a millimetre; width and depth are the cloth's own.
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

/** The way to see the cloth that makes it largest; the own end is below, or to the right, where there is room to pull. */
export function lookAt(roomWidth: number, roomHeight: number, width: number, depth: number, far: boolean): Camera {
  const rim = 2 * rimOf(roomWidth)
  const upright = Math.min((roomWidth - rim) / width, (roomHeight - rim) / depth)
  const across = Math.min((roomWidth - rim) / depth, (roomHeight - rim) / width)
  const lying = across > upright
  return { turn: lying ? (far ? 1 : 3) : far ? 2 : 0, scale: Math.max(lying ? across : upright, 0.05), width, depth }
}

/** The teams as their ends are seen, from left to right; if the cloth stands upright, the nearer one first. */
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

/** Where a place on the cloth is seen, from the cloth's corner at the upper left. */
export function seen({ turn, scale, width, depth }: Camera, { x, y }: Point): Point {
  const [right, down] =
    turn === 0 ? [x, depth - y] : turn === 1 ? [y, x] : turn === 2 ? [width - x, y] : [depth - y, width - x]
  return { x: right * scale, y: down * scale }
}

/** The place on the cloth under a point of the screen. */
export function under({ turn, scale, width, depth }: Camera, point: Point): Point {
  const [right, down] = [point.x / scale, point.y / scale]
  if (turn === 0) return { x: right, y: depth - down }
  if (turn === 1) return { x: down, y: right }
  return turn === 2 ? { x: width - right, y: down } : { x: width - down, y: depth - right }
}

/** The direction of a way across the screen, as the game writes it: hundredths of a degree, clockwise from A's straight ahead. */
export function heading(camera: Camera, right: number, down: number): number {
  const clockwise = (Math.atan2(right, -down) * 18000) / Math.PI
  return wrap(Math.round(clockwise) - 9000 * camera.turn)
}

/** The way across the screen, one pixel long, of a direction. */
export function bearing(camera: Camera, angle: number): Point {
  const turned = ((angle + 9000 * camera.turn) * Math.PI) / 18000
  return { x: Math.sin(turned), y: -Math.cos(turned) }
}
