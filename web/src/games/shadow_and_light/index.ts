import type { GameModule } from '../registry'
import { frames } from './model/animation'
import { nextSettings } from './model/characterSheet'
import Table from './Table.svelte'
import type { ShadowAndLight } from './types'

export default { Table, frames, nextSettings } satisfies GameModule<ShadowAndLight>
