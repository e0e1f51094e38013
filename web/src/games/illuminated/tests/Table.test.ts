import { fireEvent, render, screen } from '@testing-library/svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Texts } from '../../../i18n/catalogue.svelte'
import type { Offer } from '../../../net/protocol.gen'
import { observationOf, matchOf } from '../../../testing/fixtures'
import { controlsWithoutOffer } from '../../../testing/controls'
import Table from '../Table.svelte'
import type { GameOffer } from '../../registry'
import type { Illuminated } from '../types'
import type { IlluminatedAction, IlluminatedView } from '../types.gen'
import { view } from './fixture'

const texts: Texts = {
  text: (key, args = {}) => [key, ...Object.values(args)].join(' '),
  find: () => null,
  phrase: ({ key }) => key,
}
const match = matchOf(
  [
    { name: 'Owl', yours: true },
    { name: 'Moth', level: 'greedy' },
  ],
  { game: 'illuminated' },
)
const make = (
  kind: IlluminatedAction['kind'],
  fields: Record<string, number>,
  odds: number[] | null,
  warnings: string[] = [],
): GameOffer<Illuminated> => ({
  action: [kind, ...Object.values(fields)].join(' '),
  kind,
  fields,
  price: odds ? { actions: 1 } : {},
  odds,
  consequences: warnings.map((key) => ({ key, args: {}, seats: {} })),
  phrase: { key: `say ${kind}`, args: {}, seats: {} },
})
const offers = [
  ...[0, 1, 5, 6].map((target) => make('raise', { target }, target === 5 ? [0, 6] : [4, 6])),
  make('help', { helper: 0, target: 5 }, [1, 6]),
  make('help', { helper: 1, target: 0 }, [5, 6], ['consequence-always']),
  make('end', {}, null, ['consequence-unused']),
]
const observation = observationOf(1, 0, [0], { view: { ...view }, offers })

let act: (offer: Offer) => void
let explain: (kind: string, fields?: Record<string, number>) => void
function lay(now: Partial<IlluminatedView> = {}, choices = offers) {
  return render(Table, {
    match,
    content: {},
    observation,
    view: { ...view, ...now },
    cue: null,
    offers: choices,
    ranges: [],
    texts,
    act,
    explain,
    submitRange: vi.fn(),
  })
}
const pile = (key: string) => document.querySelector<HTMLElement>(`[data-pile="${key}"]`)!
const verb = (name: string) => screen.getByRole('button', { name: new RegExp(`^table-${name}\\b`) })
beforeEach(() => {
  act = vi.fn()
  explain = vi.fn()
})

test('verb, Entity, roll', async () => {
  lay()
  await fireEvent.click(verb('raise'))
  await fireEvent.click(pile('1 light 4'))
  expect(screen.getByText(/^table-never/)).toBeInTheDocument()
  await fireEvent.click(screen.getByText('table-roll'))
  expect(act).toHaveBeenCalledWith(offers[2])
})

test('Entity, verb, second Entity, roll', async () => {
  lay()
  await fireEvent.click(pile('0 light 1'))
  await fireEvent.click(verb('help'))
  expect(pile('1 shadow 3')).toHaveAttribute('aria-disabled', 'true')
  await fireEvent.click(pile('0 light 1'))
  expect(screen.getByText('consequence-always')).toBeInTheDocument()
  expect(screen.getByText('table-least 2 · price-actions 1')).toBeInTheDocument()
  await fireEvent.click(screen.getByText('table-roll'))
  expect(act).toHaveBeenCalledWith(offers[5])
})

test('letters choose, Escape takes back, E ends the turn', async () => {
  lay()
  await fireEvent.keyDown(window, { key: 'r' })
  expect(verb('raise')).toHaveAttribute('aria-pressed', 'true')
  await fireEvent.keyDown(window, { key: 'Escape' })
  expect(verb('raise')).toHaveAttribute('aria-pressed', 'false')
  await fireEvent.keyDown(window, { key: 'e' })
  expect(act).toHaveBeenCalledWith(offers.at(-1))
})

test('odds stand on every Entity that may be chosen', async () => {
  lay()
  await fireEvent.click(verb('raise'))
  expect(pile('1 light 4')).toHaveTextContent('0/6')
  expect(pile('0 light 1')).toHaveAccessibleName(/table-odds 4 6/)
})

test('while another seat decides nothing can be chosen', async () => {
  lay({}, [])
  await fireEvent.keyDown(window, { key: 'r' })
  await fireEvent.click(pile('0 light 1'))
  expect(verb('raise')).toHaveAttribute('aria-disabled', 'true')
  expect(act).not.toHaveBeenCalled()
})

test('who controls the Shadow is said in words', () => {
  lay()
  expect(screen.getByText('table-control Moth')).toBeInTheDocument()
  expect(screen.getByText('table-shadow-total-control 3')).toBeInTheDocument()
})

test('the keyboard stops once in the board and goes on with arrows', async () => {
  lay()
  const stops = [...document.querySelectorAll<HTMLElement>('[data-pile]')].filter(({ tabIndex }) => tabIndex === 0)
  expect(stops).toHaveLength(1)
  stops[0]!.focus()
  await fireEvent.keyDown(stops[0]!, { key: 'ArrowRight' })
  expect(document.activeElement).toBe(pile('1 light 4'))
})

test('what is not possible is explained', async () => {
  lay()
  await fireEvent.click(verb('sacrifice'))
  expect(explain).toHaveBeenLastCalledWith('sacrifice', { sacrifice: 0 })
  await fireEvent.keyDown(window, { key: 'l' })
  expect(explain).toHaveBeenLastCalledWith('lower', {})
  await fireEvent.click(verb('help'))
  await fireEvent.click(pile('1 shadow 3'))
  expect(explain).toHaveBeenLastCalledWith('help', { helper: 6 })
  await fireEvent.click(pile('0 light 1'))
  await fireEvent.click(pile('1 shadow 3'))
  expect(explain).toHaveBeenLastCalledWith('help', { helper: 1, target: 6 })
  expect(act).not.toHaveBeenCalled()
})

test('with an Entity chosen first, a verb that it cannot take part in is explained', async () => {
  lay()
  await fireEvent.click(pile('1 shadow 3'))
  await fireEvent.click(verb('help'))
  expect(explain).toHaveBeenLastCalledWith('help', { helper: 0, target: 6 })
  await fireEvent.click(verb('lower'))
  expect(explain).toHaveBeenLastCalledWith('lower', { target: 6 })
})

test('behind every enabled control stands an offer', async () => {
  const { container } = lay()
  const bare = () => controlsWithoutOffer(container, offers)
  expect(bare()).toEqual([])
  await fireEvent.click(verb('help'))
  expect(bare()).toEqual([])
  await fireEvent.click(pile('0 light 1'))
  expect(bare()).toEqual([])
  await fireEvent.click(pile('0 light 1'))
  expect(screen.getByText('table-roll')).toBeInTheDocument()
  expect(bare()).toEqual([])
})

test('while another seat decides no control is enabled', () => {
  const { container } = lay({ turn: 1 }, [])
  expect(controlsWithoutOffer(container, [])).toEqual([])
})
