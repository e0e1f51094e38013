import type { GameFolder } from '../../lib/games'
import { frames } from './frames'
import Table from './Table.svelte'
import type { LightAndDarkView } from './view.gen'

/** Cards are secret, and so is where druids are placed until all are; the rest lies open. */
function secret(view: Record<string, unknown>): boolean {
  const { phase, terms } = view as unknown as LightAndDarkView
  return terms.cards > 0 || phase === 'place'
}

export default { Table, frames, secret } satisfies GameFolder
