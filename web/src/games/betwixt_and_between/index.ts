import type { GameModule } from '../registry'
import { frames } from './model/animation'
import Table from './Table.svelte'
import type { BetwixtAndBetween } from './types'

export default { Table, frames } satisfies GameModule<BetwixtAndBetween>
