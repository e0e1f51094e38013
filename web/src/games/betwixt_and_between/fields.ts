import type { SettingFields } from '../../lib/games'
import ScenarioField from './ScenarioField.svelte'

export default { scenario: ScenarioField } satisfies SettingFields
