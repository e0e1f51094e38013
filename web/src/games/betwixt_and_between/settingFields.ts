import type { SettingFields } from '../registry'
import ScenarioField from './parts/solo/ScenarioField.svelte'

export default { scenario: ScenarioField } satisfies SettingFields
