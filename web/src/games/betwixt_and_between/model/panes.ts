/** On a narrow screen one part of the table is shown at a time. */
import type { Mode } from './selection'

export const PANES = ['land', 'weave', 'table'] as const
export type Pane = (typeof PANES)[number]

/** The pane in which a choice is made; null where it does not matter. */
export function paneFor(mode: Mode): Pane | null {
  switch (mode) {
    case 'spell':
      return 'table'
    case 'exchange':
    case 'give':
    case 'weave':
      return 'weave'
    case 'watch':
      return null
    default:
      return 'land'
  }
}
