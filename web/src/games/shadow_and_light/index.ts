import type { GameFolder } from '../../lib/games'
import { frames } from './frames'
import { nextSettings } from './sheet'
import Table from './Table.svelte'

export default { Table, frames, nextSettings } satisfies GameFolder
