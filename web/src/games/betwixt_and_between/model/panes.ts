/** Panes of the table; a narrow screen shows one at a time. */
import type { Mode } from './selection'

export const PANES = ['land', 'weave', 'table'] as const
export type Pane = (typeof PANES)[number]

/** The pane for a kind of decision; null if any will do. */
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
