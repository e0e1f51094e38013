/** The pictures of exploration cards: a landscape of its elements with a creature. */
import { picturesOn, type Shape } from '../../../ui/table/pictures'
import figures from '../parts/board/figures.svg?raw'
import type { ExplorationCard } from '../types.gen'

/** By card; and by action, for cards of other content. */
export const FIGURES = picturesOn(figures)

export function figureOf({ id, deed }: Pick<ExplorationCard, 'id' | 'deed'>): Shape {
  return (FIGURES[id] ?? FIGURES[deed] ?? FIGURES.stones)!
}

export interface Palette {
  sky: string
  glow: string
  far: string
  near: string
  figure: string
}

/** The colours of an element's landscape. */
export const COUNTRIES: Palette[] = [
  { sky: '#2b5378', glow: '#79b3d1', far: '#1d3f5e', near: '#122a44', figure: '#e6f5ff' },
  { sky: '#5b5792', glow: '#bfa9dd', far: '#454075', near: '#2e2a56', figure: '#f8f3ff' },
  { sky: '#4c6245', glow: '#b8c079', far: '#344b31', near: '#213421', figure: '#f8f6dc' },
  { sky: '#7a3a45', glow: '#f0a05c', far: '#562838', near: '#381a2a', figure: '#fff0d6' },
]

/** The shape of a landscape: always the same for a card, different for each card. */
export function landscape({ id, sides }: Pick<ExplorationCard, 'id' | 'sides'>) {
  const seed = [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7)
  const symbols = sides.filter((side) => side >= 0)
  const part = (n: number) => ((seed >> n) % 17) / 16
  return {
    ...COUNTRIES[symbols[0] ?? 2]!,
    /** What is in the sky: mist, a moon, fireflies or the sun. */
    air: symbols[1] ?? symbols[0] ?? 1,
    light: { x: 26 + part(1) * 48, y: 20 + part(4) * 12 },
    hills: `M0 ${54 + part(2) * 8}C20 ${40 + part(5) * 16} 40 ${64 - part(3) * 10} 62 ${50 + part(6) * 8}S90 ${44 + part(1) * 12} 100 ${54 - part(4) * 8}V100H0Z`,
    ground: `M0 ${78 - part(3) * 8}C26 ${68 + part(6) * 8} 60 ${84 - part(2) * 10} 100 ${74 + part(5) * 6}V100H0Z`,
    mirrored: seed % 2 === 1,
  }
}
