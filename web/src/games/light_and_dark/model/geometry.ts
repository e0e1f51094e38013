import type { DiscView, LightAndDarkView, ObstacleView } from '../types.gen'

/** A point on the cloth in millimetres, or on the screen in pixels. */
export interface Point {
  x: number
  y: number
}

export function mm(units: number, metre: number): number {
  return (units * 1000) / metre
}

export function wrap(angle: number): number {
  return ((angle % 36000) + 36000) % 36000
}

/** A disc in millimetres. */
export interface Round extends Point {
  radius: number
}

export function roundOf({ metre }: LightAndDarkView, { x, y, radius }: DiscView): Round {
  return { x: mm(x, metre), y: mm(y, metre), radius: mm(radius, metre) }
}

/** An obstacle in millimetres; `turn` counts steps of 15° clockwise. */
export interface Block extends Point {
  kind: string
  round: boolean
  length: number
  breadth: number
  turn: number
}

export function blockOf(
  { metre }: LightAndDarkView,
  { kind, round, x, y, length, breadth, turn }: ObstacleView,
): Block {
  return { kind, round, turn, x: mm(x, metre), y: mm(y, metre), length: mm(length, metre), breadth: mm(breadth, metre) }
}
