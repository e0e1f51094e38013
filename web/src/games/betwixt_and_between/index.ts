import type { GameFolder } from '../../lib/games'
import { frames } from './frames'
import Table from './Table.svelte'

export default { Table, frames } satisfies GameFolder
