import { t } from '../../i18n/catalogue.svelte'
import { number } from '../../i18n/format'
import type { EstimateInfo, StepLuckInfo, MatchReport } from '../../net/protocol.gen'

export interface Point {
  x: number
  y: number
}

/** The scale of the chart: steps from left to right, 100 % at the top. */
export class Plot {
  constructor(
    readonly width: number,
    readonly height: number,
    readonly chances: number[][],
  ) {}

  get last(): number {
    return this.chances.length - 1
  }

  point(step: number, seat: number): Point {
    const at = Math.max(0, Math.min(step, this.last))
    return {
      x: (this.width * at) / Math.max(1, this.last),
      y: this.height * (1 - clamp(this.chances[at]?.[seat] ?? 0)),
    }
  }

  /** A seat's line as a path, thinned out if there are many steps. */
  line(seat: number): string {
    const every = Math.max(1, Math.floor(this.chances.length / (2 * Math.max(1, this.width))))
    const steps = this.chances.map((_, step) => step).filter((step) => step % every === 0 || step === this.last)
    return steps
      .map((step) => this.point(step, seat))
      .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
      .join(' ')
  }
}

/** A dash pattern for each seat, so that colour is not needed. */
export const DASHES = ['', '9 4', '2 4', '12 4 2 4', '5 3', '1 6']

/** Positions for marks without overlaps; each is moved down as far as needed. */
export function apart(points: Point[], size: number, height: number): Point[] {
  const placed: Point[] = []
  for (const { x, y } of points) {
    const hits = (at: number) => placed.some((other) => Math.abs(other.x - x) < size && Math.abs(other.y - at) < size)
    const tries = Array.from({ length: 12 }, (_, n) => y + size * Math.ceil(n / 2) * (n % 2 ? 1 : -1))
    placed.push({ x, y: tries.find((at) => at >= 0 && at <= height && !hits(at)) ?? y })
  }
  return placed
}

/** A change of a probability in per cent, with its sign. */
export function points(value: number): string {
  const shown = Math.round(value * 100)
  return shown === 0 ? '±0' : `${shown > 0 ? '+' : '−'}${number(Math.abs(shown))}`
}

/** The margin of error of an estimate in per cent; empty if it is exact. */
export function reach({ low, high }: EstimateInfo): string {
  const shown = Math.round(((high - low) / 2) * 100)
  return shown === 0 ? '' : `±${number(shown)}`
}

/** The weight of a step: the cost of the decision or the largest change by the roll; null without numbers. */
export function weight({ kind, seat, moved, most }: StepLuckInfo): number | null {
  if (moved === null) return null
  return kind === 'chance' || seat === null ? moved[most]!.value : moved[seat]!.value
}

/** The play that a probability assumes: a bot level's, or perfect play. */
export function based(basis: string): string {
  return basis === 'perfect' ? t('basis-perfect') : t('basis-level', { level: t(`level-${basis}`) })
}

const TOGETHER = ['behind', 'even', 'ahead'] as const
const ALONE = ['poor', 'fair', 'good'] as const

/** The words for chances, worst first. */
export function scale(seats: number): readonly string[] {
  return seats === 1 ? ALONE : TOGETHER
}

/** The values of the chart from 0 to 1: probabilities, or standings in words with equal seats side by side. */
export function heights({ chances, standings }: MatchReport): number[][] {
  if (chances) return chances
  return (standings ?? []).map((each) =>
    each.map((word, seat) => 0.12 + 0.38 * scale(each.length).indexOf(word) + 0.02 * (seat - (each.length - 1) / 2)),
  )
}

function clamp(share: number): number {
  return Math.max(0, Math.min(1, share))
}
