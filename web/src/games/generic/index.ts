import type { GameFolder } from '../../lib/games'
import Table from './Table.svelte'

export default { Table } satisfies GameFolder
