import { fireEvent, render, screen } from '@testing-library/svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import type { GameModule } from '../../games/registry'
import GenericTable from '../../games/generic/Table.svelte'
import * as api from '../../net/api'
import { gameOf, matchOf, observationOf } from '../../testing/fixtures'
import * as device from '../../ui/device/saveFile'
import ReplayPlayer from './ReplayPlayer.svelte'

const match = matchOf([{}, {}], { finished: true })

beforeEach(() => {
  vi.spyOn(api, 'terminal').mockResolvedValue('')
  const steps = [{ observation: observationOf(0, null, []), entry: null, notes: [] }]
  vi.spyOn(api, 'replayPage').mockResolvedValue({ match, first: 0, total: 0, steps })
  render(ReplayPlayer, { match, game: gameOf(), module: { Table: GenericTable } as GameModule, content: {} })
})

test.each([
  ['record', 'download record', 'moths-t1.jsonl'],
  ['bugReport', 'download bug report', 'test_match_t1.py'],
] as const)('the %s is downloaded, and the reason is told if it is not', async (request, name, file) => {
  const save = vi.spyOn(device, 'saveFile').mockReturnValue()
  const asked = vi.spyOn(api, request).mockRejectedValueOnce(new api.ApiError(403, 'Not yet.', null))
  await fireEvent.click(await screen.findByRole('button', { name }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Not yet.')
  expect(save).not.toHaveBeenCalled()
  asked.mockResolvedValue('text')
  await fireEvent.click(screen.getByRole('button', { name }))
  await vi.waitFor(() => expect(save).toHaveBeenCalledWith(file, 'text', expect.any(String)))
  expect(screen.queryByRole('alert')).toBeNull()
})
