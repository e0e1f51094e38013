import type { GameFolder } from '../../lib/games'
import { frames } from './frames'
import SheetField from './SheetField.svelte'
import Table from './Table.svelte'

export default { Table, frames, fields: { sheet: SheetField } } satisfies GameFolder
