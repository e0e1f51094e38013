import type { GameFolder } from '../registry'
import Table from './Table.svelte'

export default { Table } satisfies GameFolder
