import { fireEvent, render, screen } from '@testing-library/svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import * as api from '../../net/api'
import { catalogue } from '../../i18n/catalogue.svelte'
import { PRESETS } from '../../newMatch/terms'
import type { GameInfo, MatchInfo } from '../../net/protocol.gen'
import NewMatchPage from './NewMatchPage.svelte'

const entities = (usual: number) => [
  { key: 'entities', kind: 'number' as const, default: usual, low: 1, high: 5, values: [] },
]
const game: GameInfo = {
  id: 'illuminated',
  rulesVersion: 1,
  fewest: 2,
  most: 4,
  hiddenInformation: false,
  daily: false,
  minutes: { '2': [5, 10], '3': [5, 15], '4': [10, 20] },
  age: 8,
  best: [3, 4],
  levels: { '2': ['candle', 'lantern', 'oracle'], '3': ['candle', 'lantern'], '4': ['candle', 'lantern'] },
  ladder: [
    { level: 'candle', rating: 1140, score: null },
    { level: 'lantern', rating: 1310, score: null },
  ],
  settings: { '2': entities(5), '3': entities(5), '4': entities(4) },
}

beforeEach(() => {
  catalogue.add('en', '', 'name-1 = Ember\nname-2 = Moth\nname-3 = Owl\nname-4 = Fern\ncreate-match-submit = Lay\n')
  vi.spyOn(api, 'games').mockResolvedValue([game])
  vi.spyOn(api, 'texts').mockResolvedValue('setting-entities = Entities\n')
})

test('a person against a greedy bot is the usual table', async () => {
  const made = vi.spyOn(api, 'createMatch').mockResolvedValue({ id: 't9' } as MatchInfo)
  render(NewMatchPage, { id: 'illuminated' })
  await fireEvent.click(await screen.findByRole('button', { name: 'Lay' }))
  expect(made).toHaveBeenCalledWith({
    game: 'illuminated',
    seats: [
      { name: 'Ember', level: null },
      { name: 'Moth', level: 'lantern' },
    ],
    settings: { entities: 5 },
  })
  await vi.waitFor(() => expect(location.pathname).toBe('/match/t9'))
})

test('an address can ask for a size and settings; what does not fit is left out', async () => {
  const { unmount } = render(NewMatchPage, { id: 'illuminated', wish: { seats: '3', entities: '2' } })
  expect(await screen.findByRole('spinbutton')).toHaveValue(2)
  expect(screen.getAllByRole('textbox')).toHaveLength(3)
  unmount()
  render(NewMatchPage, { id: 'illuminated', wish: { seats: '9', entities: 'many' } })
  expect(await screen.findByRole('spinbutton')).toHaveValue(4)
  expect(screen.getAllByRole('textbox')).toHaveLength(4)
})

test('it tells how long a match with so many players takes, and for whom it is', async () => {
  catalogue.add(
    'en',
    '',
    'minutes = { $least } to { $most } minutes\nages = ages { $age } and up\nbest-players = best with { $players }\n',
  )
  render(NewMatchPage, { id: 'illuminated' })
  expect(await screen.findByText('5 to 10 minutes')).toBeVisible()
  expect(screen.getByText('best with 3–4')).toBeVisible()
  expect(screen.getByText('ages 8 and up')).toBeVisible()
  await fireEvent.click(screen.getByRole('button', { name: '4' }))
  expect(screen.getByText('10 to 20 minutes')).toBeVisible()
})

test('at one screen hints are allowed unless one says no', async () => {
  const made = vi.spyOn(api, 'createMatch').mockResolvedValue({ id: 't9' } as MatchInfo)
  render(NewMatchPage, { id: 'illuminated' })
  await fireEvent.click(await screen.findByRole('checkbox', { name: 'advice allowed' }))
  await fireEvent.click(screen.getByRole('button', { name: 'Lay' }))
  expect(made.mock.lastCall![0].terms).toEqual({ advice: false })
})

test('another size brings its own defaults', async () => {
  render(NewMatchPage, { id: 'illuminated' })
  await fireEvent.click(await screen.findByRole('button', { name: '4' }))
  expect(screen.getByRole('spinbutton')).toHaveValue(4)
  expect(screen.getAllByRole('textbox')).toHaveLength(4)
})

test('a level that does not play at a larger table is not shown there, and its bot becomes the usual one', async () => {
  render(NewMatchPage, { id: 'illuminated' })
  const second = async () => (await screen.findAllByRole('combobox', { name: /seat player/ }))[1] as HTMLSelectElement
  const shown = async () => [...(await second()).options].map(({ value }) => value)
  expect(await shown()).toEqual(['person', 'candle', 'lantern', 'oracle'])
  await fireEvent.change(await second(), { target: { value: 'oracle' } })
  await fireEvent.click(screen.getByRole('button', { name: '3' }))
  expect(await shown()).toEqual(['person', 'candle', 'lantern'])
  expect((await second()).value).toBe('lantern')
})

test('a seat without a name is asked for one', async () => {
  render(NewMatchPage, { id: 'illuminated' })
  const [first] = await screen.findAllByRole('textbox')
  await fireEvent.input(first!, { target: { value: ' ' } })
  expect(screen.getByRole('alert')).toHaveTextContent('seat nameless')
  expect(screen.getByRole('button', { name: 'Lay' })).toBeDisabled()
})

test('an unknown game is named', async () => {
  render(NewMatchPage, { id: 'chess' })
  expect(await screen.findByRole('alert')).toHaveTextContent('unknown game')
})

test('online the first seat is mine, the others are open, and the terms go along', async () => {
  const made = vi.spyOn(api, 'createMatch').mockResolvedValue({ id: 't9' } as MatchInfo)
  render(NewMatchPage, { id: 'illuminated' })
  await fireEvent.click(await screen.findByRole('radio', { name: /play where online/ }))
  await fireEvent.click(screen.getByRole('radio', { name: /preset quick/ }))
  await fireEvent.click(screen.getByRole('radio', { name: /listing listed/ }))
  await fireEvent.click(screen.getByRole('button', { name: '3' }))
  await fireEvent.change(screen.getAllByRole('combobox', { name: /seat player/ })[2]!, { target: { value: 'lantern' } })
  await fireEvent.click(screen.getByRole('button', { name: 'Lay' }))
  expect(made).toHaveBeenCalledWith({
    game: 'illuminated',
    online: true,
    listed: true,
    settings: { entities: 5 },
    terms: PRESETS['quick'],
    seats: [
      { name: '', level: null },
      { name: '', level: null },
      { name: 'Owl', level: 'lantern' },
    ],
  })
})

test('an online table with bots only is not laid', async () => {
  render(NewMatchPage, { id: 'illuminated', online: true })
  const [first, second] = await screen.findAllByRole('combobox')
  await fireEvent.change(first!, { target: { value: 'lantern' } })
  await fireEvent.change(second!, { target: { value: 'lantern' } })
  expect(screen.getByRole('alert')).toHaveTextContent('seat none for you')
})
