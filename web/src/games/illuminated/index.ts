import type { GameModule } from '../registry'
import { frames } from './model/animation'
import Table from './Table.svelte'
import type { Illuminated } from './types'

export default { Table, frames, confirmsAdvice: true } satisfies GameModule<Illuminated>
