import type { SettingFields } from '../registry'
import SheetField from './parts/character/SheetField.svelte'

export default { sheet: SheetField } satisfies SettingFields
