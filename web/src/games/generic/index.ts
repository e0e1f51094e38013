import type { GameModule } from '../registry'
import Table from './Table.svelte'

export default { Table } satisfies GameModule
