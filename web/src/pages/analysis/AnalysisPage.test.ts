import { render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as api from '../../net/api'
import { catalogue } from '../../i18n/catalogue.svelte'
import type { Analysis, EstimateInfo, StepLuckInfo, MatchReport } from '../../net/protocol.gen'
import { matchOf } from '../../testing/fixtures'
import AnalysisPage from './AnalysisPage.svelte'

const figure = (value: number, reach = 0): EstimateInfo => ({ value, low: value - reach, high: value + reach })
const phraseOf = (key: string) => ({ key, args: {}, seats: {} })
const throwAt: StepLuckInfo = {
  step: 2,
  kind: 'chance',
  seat: null,
  moved: [figure(0.3), figure(-0.3)],
  most: 0,
  what: [phraseOf('event-rolled')],
  best: null,
  gained: true,
}
const decision: StepLuckInfo = {
  step: 1,
  kind: 'decision',
  seat: 1,
  moved: [figure(0.1), figure(-0.1)],
  most: 0,
  what: [phraseOf('event-tried')],
  best: phraseOf('action-better'),
  gained: true,
}
const total = {
  start: 0.5,
  luck: figure(0.3, 0.02),
  own: figure(0),
  others: figure(0.1),
  rest: 0.1,
  result: 1,
  adjusted: figure(0.7, 0.02),
}
const made: MatchReport = {
  exact: false,
  simulations: 400,
  chances: [
    [0.5, 0.5],
    [0.6, 0.4],
    [1, 0],
  ],
  totals: [total, total],
  turning: [throwAt],
  costly: [decision],
  luck: ['lucky', 'unlucky'],
  basis: 'lantern',
  standings: null,
}
const rough: MatchReport = {
  ...made,
  basis: null,
  chances: null,
  totals: null,
  standings: [
    ['even', 'even'],
    ['even', 'behind'],
    ['ahead', 'behind'],
  ],
  turning: [{ ...throwAt, moved: null }],
  costly: [{ ...decision, moved: null }],
}
const page = (more: Partial<Analysis>): Analysis => ({
  match: matchOf([{ name: 'Ada' }, { name: 'Bo' }], { finished: true, steps: 2 }),
  done: 0,
  steps: 2,
  report: null,
  ...more,
})

beforeEach(() => {
  vi.spyOn(catalogue, 'load').mockResolvedValue()
  catalogue.add(
    'en',
    '',
    `
luck-progress = step { $done } of { $steps }
luck-step-luck = { $step }: { $what } luck { $name } { $change }
luck-step-lucky = { $step }: { $what } good for { $name }
luck-step-better = { $step }: { $what } of { $name } better { $best }
basis-level = if all play like { $level }
luck-step-cost = { $step }: { $what } cost { $name } { $change } better { $best }
`,
  )
})
afterEach(() => vi.restoreAllMocks())

test('it says how far the report is until it is made', async () => {
  const ask = vi
    .spyOn(api, 'analysis')
    .mockResolvedValueOnce(page({ done: 1 }))
    .mockResolvedValue(page({ done: 2, report: made }))
  render(AnalysisPage, { id: 't1' })
  expect(await screen.findByText(/step 1 of 2/)).toBeInTheDocument()
  expect(screen.getByRole('progressbar')).toHaveAttribute('value', '1')
  expect(await screen.findByRole('table', {}, { timeout: 30_000 })).toBeInTheDocument()
  expect(screen.queryByRole('progressbar')).toBeNull()
  expect(ask).toHaveBeenCalledTimes(2)
})

test('turning points and costly decisions lead to their step of the replay', async () => {
  vi.spyOn(api, 'analysis').mockResolvedValue(page({ done: 2, report: made }))
  render(AnalysisPage, { id: 't1' })
  const turns = await screen.findAllByRole('link', { name: /2: event rolled luck Ada \+30/ })
  expect(turns).toHaveLength(2) // in the chart and in the list
  for (const link of turns) expect(link).toHaveAttribute('href', '/replay/t1?step=2')
  expect(screen.getByRole('link', { name: /1: event tried cost Bo −10 better action better/ })).toHaveAttribute(
    'href',
    '/replay/t1?step=1',
  )
})

test('the totals add up for everyone to read, with how sure they are', async () => {
  vi.spyOn(api, 'analysis').mockResolvedValue(page({ done: 2, report: made }))
  render(AnalysisPage, { id: 't1' })
  const rows = (await screen.findAllByRole('row')).slice(1)
  const cells = rows.map((row) => row.querySelector('td')!.textContent.replace(/\s+/g, ' ').trim())
  expect(cells).toEqual(['50 %', '+30 % ±2', '±0 %', '+10 %', '+10 %', '100 %', '70 % ±2'])
})

test('the chances at any step can be read by key', async () => {
  vi.spyOn(api, 'analysis').mockResolvedValue(page({ done: 2, report: made }))
  render(AnalysisPage, { id: 't1' })
  const slider = await screen.findByRole('slider')
  expect(slider).toHaveAttribute('max', '2')
  expect(slider.getAttribute('aria-valuetext')).toMatch(/Ada 50\s% · Bo 50\s%/)
})

test('the figures say whose play they are about', async () => {
  vi.spyOn(api, 'analysis').mockResolvedValue(page({ done: 2, report: made }))
  render(AnalysisPage, { id: 't1' })
  expect(await screen.findByText(/luck chances if all play like level lantern/)).toBeInTheDocument()
})

test('where the sum leaves too much open, the luck of the throws is told in words', async () => {
  vi.spyOn(api, 'analysis').mockResolvedValue(page({ done: 2, report: { ...made, totals: null } }))
  render(AnalysisPage, { id: 't1' })
  expect(await screen.findByText('luck no totals')).toBeInTheDocument()
  expect(screen.queryByRole('table')).toBeNull()
  expect(screen.getByText('luck verdict lucky')).toBeInTheDocument()
  expect(screen.getAllByRole('link', { name: /luck Ada \+30/ })).toHaveLength(2)
})

test('where chances are too rough for numbers, there are none', async () => {
  vi.spyOn(api, 'analysis').mockResolvedValue(page({ done: 2, report: rough }))
  const { container } = render(AnalysisPage, { id: 't1' })
  expect(await screen.findByText(/luck in words/)).toBeInTheDocument()
  expect(screen.getAllByRole('link', { name: /2: event rolled good for Ada/ })).toHaveLength(2)
  expect(screen.getByRole('link', { name: /1: event tried of Bo better action better/ })).toBeInTheDocument()
  expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toMatch(/Ada standing even · Bo standing even/)
  expect(container).not.toHaveTextContent('%')
})

test('what goes wrong is phraseOf', async () => {
  vi.spyOn(api, 'analysis').mockRejectedValue(new api.ApiError(403, 'not over', phraseOf('refusal-not-over')))
  render(AnalysisPage, { id: 't1' })
  expect(await screen.findByText('not over')).toBeInTheDocument()
})
