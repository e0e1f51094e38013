import type { GameFolder } from '../registry'
import { frames } from './model/animation'
import Table from './Table.svelte'

export default { Table, frames } satisfies GameFolder
