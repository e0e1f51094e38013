import type { Field } from '../types.gen'

export interface Point {
  x: number
  y: number
}

/** Directions 1 to 6, clockwise from north-east. */
const STEPS = [
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
] as const

/** The side length of a hexagon in map units. */
export const SIDE = 60
export const WIDTH = Math.sqrt(3) * SIDE

export function middle({ q, r }: { q: number; r: number }): Point {
  return { x: WIDTH * (q + r / 2), y: SIDE * 1.5 * r }
}

/** A pseudo-random number from 0 to 1 that depends only on a position, so that drawings stay the same. */
export function chance(x: number, y: number, salt = 0): number {
  let hash = (Math.round(x * 7) * 374761393 + Math.round(y * 7) * 668265263 + salt * 2246822519) | 0
  hash = Math.imul(hash ^ (hash >>> 13), 1274126177)
  return ((hash ^ (hash >>> 16)) >>> 0) / 4294967296
}

/** The six corners of a hexagon, slightly displaced as if drawn by hand; neighbours share them. */
export function corners(field: { q: number; r: number }, wobble = 5): Point[] {
  const { x, y } = middle(field)
  return [-90, -30, 30, 90, 150, 210].map((degrees) => {
    const angle = (degrees * Math.PI) / 180
    const corner = { x: x + Math.cos(angle) * SIDE, y: y + Math.sin(angle) * SIDE }
    return {
      x: corner.x + (chance(corner.x, corner.y, 1) - 0.5) * 2 * wobble,
      y: corner.y + (chance(corner.x, corner.y, 2) - 0.5) * 2 * wobble,
    }
  })
}

/** A closed path with slightly curved sides; neighbouring hexagons share the same curve. */
export function outline(points: Point[]): string {
  const sides = points.map((from, n) => bent(from, points[(n + 1) % points.length]!))
  return `M${round(points[0]!.x)} ${round(points[0]!.y)}${sides.join('')}Z`
}

/** One side of a hexagon as a path segment. */
export function bent(from: Point, to: Point): string {
  const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2]
  return `Q${round(x + (chance(x, y, 3) - 0.5) * 9)} ${round(y + (chance(x, y, 4) - 0.5) * 9)} ${round(to.x)} ${round(to.y)}`
}

/** The side between a field and its neighbour in a direction from 1 to 6. */
export function edge(field: { q: number; r: number }, direction: number): string {
  const all = corners(field)
  const [from, to] = [all[direction - 1]!, all[direction % 6]!]
  return `M${round(from.x)} ${round(from.y)}${bent(from, to)}`
}

/** The unit vector of a direction from 1 to 6. */
export function toward(direction: number): Point {
  const [q, r] = STEPS[direction - 1]!
  const { x, y } = middle({ q, r })
  return { x: x / WIDTH, y: y / WIDTH }
}

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** The bounds of the map. */
export function whole(fields: Field[]): Box {
  const points = fields.map(middle)
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [left, top] = [Math.min(...xs) - WIDTH * 0.62, Math.min(...ys) - SIDE * 1.2]
  return { x: left, y: top, width: Math.max(...xs) + WIDTH * 0.62 - left, height: Math.max(...ys) + SIDE * 1.2 - top }
}

/**
 * The part of the map shown in an area of this size: all of it if a hexagon is still wide enough for a
 * finger, else the surroundings of the figure; within the bounds of the map if possible.
 */
export function lookAt(map: Box, width: number, height: number, at: Point, near: boolean): Box {
  const scale = Math.min(width / map.width, height / map.height)
  const zoom = near ? Math.max(scale, Math.min(Math.min(width, height) / (WIDTH * 5.2), 1.1)) : scale
  const [seenWidth, seenHeight] = [width / zoom, height / zoom]
  const keep = (value: number, size: number, from: number, length: number) =>
    size >= length ? from + (length - size) / 2 : Math.max(from, Math.min(from + length - size, value - size / 2))
  return {
    x: keep(at.x, seenWidth, map.x, map.width),
    y: keep(at.y, seenHeight, map.y, map.height),
    width: seenWidth,
    height: seenHeight,
  }
}

/** Whether the map is too small for touch when shown as a whole. */
export function isTight(map: Box, width: number, height: number): boolean {
  return Math.min(width / map.width, height / map.height) * WIDTH < 52
}

export function round(value: number): number {
  return Math.round(value * 10) / 10
}
