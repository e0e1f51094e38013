import * as api from '../net/api'
import type { MatchInfo } from '../net/protocol.gen'
import { saveFile } from '../ui/device/saveFile'

export async function downloadRecord({ game, id }: MatchInfo): Promise<void> {
  saveFile(`${game}-${id}.jsonl`, await api.record(id), 'application/x-ndjson')
}

/** Saves the record as a test that pytest runs. */
export async function downloadBugReport({ id }: MatchInfo): Promise<void> {
  const name = `test_match_${id.replace(/[^a-z\d]/gi, '_').toLowerCase()}.py`
  saveFile(name, await api.bugReport(id), 'text/x-python')
}
