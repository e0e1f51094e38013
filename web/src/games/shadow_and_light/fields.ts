import type { SettingFields } from '../../lib/games'
import SheetField from './SheetField.svelte'

export default { sheet: SheetField } satisfies SettingFields
