import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as api from '../net/api'
import { matchOf } from '../testing/fixtures'
import { downloadBugReport, downloadRecord } from './downloads'

const match = matchOf([{}, {}], { id: 'Ab-c_9' })
let saved: { name: string; type: string; text: Promise<string> }[]

beforeEach(() => {
  saved = []
  let blob = new Blob()
  vi.spyOn(URL, 'createObjectURL').mockImplementation((made) => ((blob = made as Blob), 'blob:made'))
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    expect(this.href).toBe('blob:made')
    saved.push({ name: this.download, type: blob.type, text: blob.text() })
  })
})
afterEach(() => vi.useRealTimers())

test('record and bug report are saved under their names, and then let go', async () => {
  vi.useFakeTimers()
  const revoked = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
  vi.spyOn(api, 'record').mockResolvedValue('{"gloaming":1}\n')
  vi.spyOn(api, 'bugReport').mockResolvedValue('def test_é(): ...\n')
  await downloadRecord(match)
  await downloadBugReport(match)
  expect(saved.map(({ name, type }) => [name, type])).toEqual([
    ['moths-Ab-c_9.jsonl', 'application/x-ndjson'],
    ['test_match_ab_c_9.py', 'text/x-python'],
  ])
  expect(await Promise.all(saved.map(({ text }) => text))).toEqual(['{"gloaming":1}\n', 'def test_é(): ...\n'])
  expect(revoked).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(revoked).toHaveBeenCalledTimes(2)
})

test('what is refused is not saved', async () => {
  vi.spyOn(api, 'record').mockRejectedValue(new api.ApiError(403, 'secrets', null))
  await expect(downloadRecord(match)).rejects.toThrow('secrets')
  expect(saved).toEqual([])
})
