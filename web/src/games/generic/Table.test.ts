import { fireEvent, render, screen } from '@testing-library/svelte'
import { expect, test, vi } from 'vitest'
import type { Words } from '../../lib/catalogue.svelte'
import { emblemOf, openFolder } from '../../lib/games'
import type { Moment, Offer, TableInfo } from '../../lib/wire.gen'
import Generic from './Emblem.svelte'
import Table from './Table.svelte'

const words: Words = { text: (key, args = {}) => [key, ...Object.values(args)].join(' '), find: () => null, say: ({ key }) => key }
const offer: Offer = { action: 'drop 3', kind: 'drop', fields: { column: 3 }, say: { key: 'action-drop', args: {}, seats: {} }, odds: [1, 6] }

test('a game without a table of its own is drawn in letters and played by buttons', async () => {
  const act = vi.fn()
  render(Table, { table: {} as TableInfo, moment: {} as Moment, view: { drawing: 'x . o' }, cue: null, offers: [offer], words, act })
  expect(screen.getByText('x . o')).toBeInTheDocument()
  await fireEvent.click(screen.getByRole('button', { name: 'action-drop (odds 1 6)' }))
  expect(act).toHaveBeenCalledWith(offer)
})

test('an unknown game gets the plain table and emblem, a known one its own', async () => {
  expect((await openFolder('no-such-game')).Table).toBe(Table)
  expect((await openFolder('illuminated')).Table).not.toBe(Table)
  expect(emblemOf('no-such-game')).toBe(Generic)
  expect(emblemOf('illuminated')).not.toBe(Generic)
})
