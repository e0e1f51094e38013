import type { GameModule } from '../registry'
import { frames } from './model/animation'
import Table from './Table.svelte'
import type { LightAndDark } from './types'
import type { LightAndDarkView } from './types.gen'

/** Cards are hidden, and so are placements until all druids are placed. */
function secret({ phase, terms }: LightAndDarkView): boolean {
  return terms.cards > 0 || phase === 'place'
}

export default { Table, frames, secret } satisfies GameModule<LightAndDark>
