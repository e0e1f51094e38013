import { fireEvent, render, screen } from '@testing-library/svelte'
import { expect, test, vi } from 'vitest'
import finished from '../../../docs/examples/finished.jsonl?raw'
import * as api from '../net/api'
import { catalogue } from '../i18n/catalogue.svelte'
import { note } from './commitments'
import { matchOf } from '../testing/fixtures'
import VerifyPanel from './VerifyPanel.svelte'

const SEAL = (JSON.parse(finished.split('\n')[0]!) as { commitment: string }).commitment

async function check(record: string) {
  catalogue.add('en', '', 'verify-failed-at = { $step }: { $text }\n')
  vi.spyOn(api, 'record').mockResolvedValue(record)
  const go = vi.fn()
  render(VerifyPanel, { match: matchOf([{}, {}]), go })
  await fireEvent.click(screen.getByRole('button', { name: 'verify now' }))
  return go
}

test('right dice are called right', async () => {
  localStorage.clear()
  await check(finished)
  expect(await screen.findByText('verify right')).toBeInTheDocument()
  expect(screen.queryByText('verify noted same')).toBeNull()
})

test('the first wrong step is named, and one can go there', async () => {
  const go = await check(finished.replace('{"step": 9, "face": 3,', '{"step": 9, "face": 4,'))
  expect(await screen.findByText('verify wrong')).toBeInTheDocument()
  expect(screen.getByText(/9: verify failed face/)).toBeInTheDocument()
  await fireEvent.click(screen.getByRole('button', { name: 'go to step' }))
  expect(go).toHaveBeenCalledWith(9)
})

test('the seal that was noted is compared', async () => {
  note('t1', SEAL)
  await check(finished)
  expect(await screen.findByText('verify noted same')).toBeInTheDocument()
})

test('another seal than the noted one is wrong, however well the rest fits', async () => {
  note('t1', 'another')
  await check(finished)
  expect(await screen.findByText('verify wrong')).toBeInTheDocument()
  expect(screen.getByText('verify noted other')).toBeInTheDocument()
})
