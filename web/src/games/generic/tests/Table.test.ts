import { fireEvent, render, screen } from '@testing-library/svelte'
import { expect, test, vi } from 'vitest'
import * as api from '../../../net/api'
import type { Texts } from '../../../i18n/catalogue.svelte'
import { emblemOf, loadModule } from '../../registry'
import type { Observation, Offer, ActionRangeInfo, MatchInfo } from '../../../net/protocol.gen'
import { controlsWithoutOffer } from '../../../testing/controls'
import Table from '../Table.svelte'

const texts: Texts = {
  text: (key, args = {}) => [key, ...Object.values(args)].join(' '),
  find: () => null,
  phrase: ({ key }) => key,
}
const offer: Offer = {
  action: 'drop 3',
  kind: 'drop',
  fields: { column: 3 },
  phrase: { key: 'action-drop', args: {}, seats: {} },
  price: {},
  odds: [1, 6],
  consequences: [],
}

const props = {
  match: { id: 't1' } as MatchInfo,
  content: {},
  observation: { seat: 1, step: 5 } as Observation,
  view: {},
  cue: null,
  texts,
}
const range: ActionRangeInfo = { kind: 'stake', ranges: [{ field: 'amount', low: 2, high: 9 }] }

test('a game without its own table is rendered as text and played with buttons', async () => {
  const drawn = vi.spyOn(api, 'terminal').mockResolvedValue('x . o')
  const act = vi.fn()
  render(Table, { ...props, offers: [offer], ranges: [], act, submitRange: vi.fn() })
  expect(await screen.findByText('x . o')).toBeInTheDocument()
  expect(drawn).toHaveBeenCalledWith('t1', 'en', 1, 5)
  await fireEvent.click(screen.getByRole('button', { name: 'action-drop (odds 1 6)' }))
  expect(act).toHaveBeenCalledWith(offer)
})

test('an offer tells its price and its consequences', () => {
  vi.spyOn(api, 'terminal').mockResolvedValue('')
  const dear: Offer = {
    ...offer,
    price: { gold: 2 },
    consequences: [{ key: 'consequence-night', args: {}, seats: {} }],
  }
  const { container } = render(Table, { ...props, offers: [dear], ranges: [range], act: vi.fn(), submitRange: vi.fn() })
  expect(screen.getByRole('button', { name: /^action-drop/ })).toHaveTextContent('price-gold 2 · consequence-night')
  expect(controlsWithoutOffer(container, [dear], [range])).toEqual([])
})

test('a choice from a range is a number to give', async () => {
  vi.spyOn(api, 'terminal').mockResolvedValue('')
  const submitRange = vi.fn()
  render(Table, { ...props, offers: [], ranges: [range], act: vi.fn(), submitRange })
  await fireEvent.input(screen.getByLabelText('range-stake-amount (2–9)'), { target: { value: '7' } })
  await fireEvent.click(screen.getByRole('button', { name: 'range-stake' }))
  expect(submitRange).toHaveBeenCalledWith('stake', [7])
})

test('an unknown game gets the plain table and emblem, a known one its own', async () => {
  expect((await loadModule('no-such-game')).Table).toBe(Table)
  expect((await loadModule('illuminated')).Table).not.toBe(Table)
  expect(emblemOf('no-such-game')).toBe(emblemOf('generic'))
  expect(emblemOf('illuminated')).not.toBe(emblemOf('generic'))
})
