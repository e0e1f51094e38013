/** A piece of a picture in a box from -50 to 50: a path or a disc, filled or drawn as a line. */
export interface Stroke {
  d?: string
  /** A disc: x, y and radius. */
  c?: [number, number, number]
  fill?: string
  line?: string
  width?: number
}

export type Picture = Stroke[]

export const fill = (fill: string, d: string): Stroke => ({ d, fill })
export const line = (line: string, width: number, d: string): Stroke => ({ d, line, width })
export const dot = (fill: string, x: number, y: number, r: number): Stroke => ({ c: [x, y, r], fill })
