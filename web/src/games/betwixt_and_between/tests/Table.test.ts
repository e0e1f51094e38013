import { fireEvent, render } from '@testing-library/svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Offer } from '../../../net/protocol.gen'
import { controlsWithoutOffer } from '../../../testing/controls'
import { observationOf, matchOf } from '../../../testing/fixtures'
import { kit, offer, pattern, player, seats, turn, view, texts } from './fixture'
import Table from '../Table.svelte'
import type { BetwixtAndBetweenView } from '../types.gen'

const match = matchOf(seats, { game: 'betwixt_and_between' })

let act: (offer: Offer) => void
let explain: (kind: string, fields?: Record<string, number>) => void
const taken = () => vi.mocked(act).mock.calls.map(([choice]) => (typeof choice === 'string' ? choice : choice.action))
function lay(offers = turn, now: Partial<BetwixtAndBetweenView> = {}, more: object = {}) {
  const shown = { ...view, ...now }
  return render(Table, {
    match,
    content: kit,
    observation: observationOf(1, 0, [0], { view: shown, offers }),
    view: shown,
    cue: null,
    offers,
    ranges: [],
    texts,
    act,
    explain,
    submitRange: vi.fn(),
    ...more,
  })
}
const one = (selector: string) => document.querySelector<HTMLElement>(selector)!
const lit = () => [...document.querySelectorAll('[data-lit]')].map((node) => node.getAttribute('data-space'))
beforeEach(() => {
  act = vi.fn()
  explain = vi.fn()
})

test('a card, a lit space, a turn, and it is explored; then it lies where it was held', async () => {
  const { rerender } = lay()
  expect(lit()).toEqual(['b1', 'a2'])
  await fireEvent.click(one('[data-hand="1"]'))
  expect(lit()).toHaveLength(24)
  await fireEvent.click(one('[data-space="c3"]'))
  await fireEvent.keyDown(one('[data-space="c3"]'), { key: 'r' })
  expect(one('[data-ghost]').dataset).toMatchObject({ ghost: '16', turn: '1' })
  await fireEvent.click(one('[data-space="c3"]'))
  expect(taken()).toEqual(['explore 2'])
  const placing = { ...view, owed: ['place'], now: { ...view.now, explored: true, placing: 1 } }
  const places = [0, 1, 2, 3].map((quarter) => offer(`place c3 ${'nesw'[quarter]}`, { space: 16, turn: quarter }))
  await rerender({ view: placing, offers: places })
  expect(taken()).toEqual(['explore 2', 'place c3 e'])
})

test('where a spell is found first, the card waits to be laid', async () => {
  const { rerender } = lay([offer('explore 1', { card: 0 })], { hand: [0] })
  await fireEvent.click(one('[data-hand="0"]'))
  await fireEvent.click(one('[data-space="c3"]'))
  await fireEvent.click(one('[data-confirm]'))
  await rerender({
    view: { ...view, owed: ['place', 'spell'] },
    offers: [offer('take 1', { slot: 0 }), offer('blind')],
  })
  await fireEvent.click(one('.supply [data-spell="1"]'))
  await rerender({
    view: { ...view, owed: ['place'], now: { ...view.now, placing: 0 } },
    offers: [offer('place c3 n', { space: 16, turn: 0 }), offer('place c4 n', { space: 23, turn: 0 })],
  })
  expect(one('[data-ghost]').dataset.ghost).toBe('16')
  await fireEvent.click(one('[data-space="c4"]'))
  await fireEvent.click(one('[data-confirm]'))
  expect(taken()).toEqual(['explore 1', 'take 1', 'place c4 n'])
})

test('an advised place is laid out, and still to be taken', async () => {
  const places = [16, 23].flatMap((space) =>
    [0, 1].map((quarter) => offer(`place ${space === 16 ? 'c3' : 'c4'} ${'ne'[quarter]}`, { space, turn: quarter })),
  )
  lay(places, { owed: ['place'], now: { ...view.now, placing: 0 } }, { advised: 'place c4 e' })
  expect(one('[data-ghost]').dataset).toMatchObject({ ghost: '23', turn: '1' })
  expect(taken()).toEqual([])
  await fireEvent.click(one('[data-confirm]'))
  expect(taken()).toEqual(['place c4 e'])
})

test.each([
  ['use 1 e', turn.filter(({ kind }) => kind !== 'use')],
  ['explore 3', turn.filter(({ kind }) => kind !== 'explore')],
])('after the advised %s was taken elsewhere, the turn goes on', async (advised, after) => {
  const { rerender } = lay(turn, {}, { advised })
  await rerender({ offers: [], advised: null })
  await rerender({ offers: after })
  expect(lit()).toEqual(['b1', 'a2'])
  await fireEvent.click(one('[data-target="b1 3"]'))
  expect(taken()).toEqual(['absorb e'])
})

test('a card is still held out after others have woven', async () => {
  const { rerender } = lay()
  await fireEvent.click(one('[data-absorb="0"]'))
  await rerender({ offers: [] })
  await rerender({ offers: [...turn] })
  await fireEvent.click(one('[data-confirm]'))
  expect(taken()).toEqual(['use 1 n'])
})

test('a gem is absorbed by a click, a step taken, an absorb card turned', async () => {
  lay()
  await fireEvent.click(one('[data-target="b1 3"]'))
  await fireEvent.click(one('[data-space="a2"]'))
  await fireEvent.click(one('[data-absorb="0"]'))
  await fireEvent.click(one('[data-turn-by="1"]'))
  await fireEvent.click(one('[data-confirm]'))
  expect(taken()).toEqual(['absorb e', 'step a2', 'use 1 e'])
})

test('arrow keys go over the land; Escape takes a choice back', async () => {
  lay()
  one('[data-space="b1"]').focus()
  await fireEvent.keyDown(one('[data-space="b1"]'), { key: 'ArrowDown' })
  expect(document.activeElement).toBe(one('[data-space="b2"]'))
  await fireEvent.click(one('[data-hand="2"]'), { detail: 0 })
  expect(lit()).not.toContain('a1')
  await fireEvent.keyDown(document.activeElement!, { key: 'Escape' })
  expect(lit()).toEqual(['b1', 'a2'])
  expect(act).not.toHaveBeenCalled()
})

const weaving = { players: [player(0, { weaving: true }), player(32)] }
const lays = [
  offer('lay a1 water', { cell: 0, element: 0 }),
  offer('lay b1 water', { cell: 1, element: 0 }),
  offer('done'),
]

/** What the server answers: the weave, the gems left beside it, and the marks of the spell. */
function planned(weave: number[], gems: number[], have: number, offers = lays) {
  const players = [player(0, { weaving: true, weave, gems }), player(32)]
  return { view: { ...view, players, patterns: [pattern(0, [0, 1, 7], [0, 0, 1], have)] }, offers, event: null }
}
function wished(...cells: [number, number][]): number[] {
  const gems = new Map(cells)
  return Array.from({ length: 25 }, (_, cell) => gems.get(cell) ?? 0)
}

test('gems are laid by keys, the server says what stands, and preparing waits for the gems', async () => {
  vi.useFakeTimers()
  const weave = wished([0, 1], [1, 1], [7, 2])
  const ready = [...lays, offer('prepare 1', { spell: 0 })]
  const preview = vi.fn(async (changes: string[]) =>
    planned(weave, [1, 3 - changes.length, 0, 0], changes.length, ready),
  )
  lay(lays, { ...weaving, turn: 1 }, { preview })
  const mark = () => one('.book [data-spell="0"]').dataset.stands
  expect(mark()).toBe('false')
  for (const [cell, key] of [
    [0, '1'],
    [1, '1'],
    [7, '2'],
  ] as const)
    await fireEvent.keyDown(one(`[data-cell="${cell}"]`), { key })
  expect(preview).toHaveBeenLastCalledWith(['lay a1 water', 'lay b1 water', 'lay c2 wind'])
  await vi.advanceTimersByTimeAsync(1)
  expect(mark()).toBe('true')
  expect(one('[data-tray="0"]')).toHaveTextContent('1')
  await fireEvent.click(one('.book [data-spell="0"]'))
  await vi.advanceTimersByTimeAsync(10)
  expect(taken()).toEqual(['lay a1 water'])
  vi.useRealTimers()
})

test('a click on an element and on cells lays gems; the same again lifts', async () => {
  lay(lays, { ...weaving, turn: 1 }, { preview: async () => planned(wished([6, 1]), [2, 1, 0, 0], 0) })
  await fireEvent.click(one('[data-tray="0"]'))
  await fireEvent.click(one('[data-cell="6"]'))
  expect(one('[data-cell="6"]').dataset.gem).toBe('0')
  await fireEvent.click(one('[data-cell="6"]'))
  expect(one('[data-cell="6"]').dataset.gem).toBeUndefined()
})

test('a wish that the server refuses is given up', async () => {
  lay(lays, { ...weaving, turn: 1 }, { preview: async () => null })
  await fireEvent.keyDown(one('[data-cell="0"]'), { key: '1' })
  await vi.waitFor(() => expect(one('[data-cell="0"]').dataset.gem).toBeUndefined())
  expect(act).not.toHaveBeenCalled()
})

test('a suggestion is shown, and laid when the hand rests', async () => {
  vi.useFakeTimers()
  const weave = wished([0, 1], [1, 1], [7, 2])
  const event = {
    kind: 'suggested',
    fields: {
      seat: 0,
      weave,
      spells: [0],
      leftOut: [2],
      reasons: ['weave-short'],
      elements: ['earth'],
      missing: [0],
    },
    phrase: null,
  }
  lay(lays, { ...weaving, turn: 1 }, { preview: async () => ({ ...planned(weave, [1, 0, 0, 0], 3), event }) })
  await fireEvent.click(one('[data-suggest]'))
  await vi.advanceTimersByTimeAsync(1)
  expect(one('.book [data-spell="0"]').dataset.stands).toBe('true')
  expect(one('[data-advice]')).toHaveTextContent('table-left-out river stride weave-short earth 0')
  expect(act).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1000)
  expect(taken()).toEqual(['lay a1 water'])
  vi.useRealTimers()
})

test('what is not possible is explained', async () => {
  lay(turn, { spells: [0], face_up: [1, -1, -1, -1] })
  for (const control of ['[data-space="e5"]', '.supply [data-spell="1"]', '.book [data-spell="0"]', '[data-cell="3"]'])
    await fireEvent.click(one(control))
  await fireEvent.click(one('[data-plain="end"]'))
  expect(vi.mocked(explain).mock.calls).toEqual([
    ['step', { space: 32 }],
    ['take', { slot: 0 }],
    ['prepare', { spell: 0 }],
    ['lift', { cell: 3 }],
    ['end', {}],
  ])
  expect(act).not.toHaveBeenCalled()
})

test('price and consequences stand beside the action', () => {
  const told = { key: 'consequence-breaks', args: {}, seats: {} }
  lay([{ ...offer('offer'), price: { water: 2 }, consequences: [told] }, offer('pass')], { phase: 'offering' })
  expect(one('[data-plain="offer"]')).toHaveTextContent('table-costs price-water 2 consequence-breaks')
})

test.each([
  ['a turn', turn, {}],
  ['weaving', lays, { ...weaving, turn: 1 }],
  [
    'a card to place',
    [offer('place c3 n', { space: 16, turn: 0 })],
    { owed: ['place'], now: { ...view.now, placing: 1 } },
  ],
  ['an exchange', [offer('exchange water fire', { source: 25, element: 3 })], { owed: ['exchange'] }],
  ['a draft', [offer('keep 4', { card: 3 })], { phase: 'draft', pack: [3] }],
  ['somebody else’s turn', [], { turn: 1 }],
] as const)('every enabled control has an offer behind it: %s', (_, offers, now) => {
  lay([...offers], now as Partial<BetwixtAndBetweenView>, { preview: async () => null })
  expect(controlsWithoutOffer(document.body, [...offers])).toEqual([])
})

test('in the draft a click keeps a card, and who has chosen is seen', async () => {
  lay([offer('keep 4', { card: 3 })], { phase: 'draft', pack: [3], players: [player(0), player(32, { ready: true })] })
  expect(one('[data-plate="1"]')).toHaveTextContent('table-has-chosen')
  await fireEvent.click(one('[data-draft] [data-hand="3"]'))
  expect(taken()).toEqual(['keep 4'])
})

test('an exchange: one of the own gems, then its element', async () => {
  lay([offer('exchange water fire', { source: 25, element: 3 })], { owed: ['exchange'] })
  await fireEvent.click(one('[data-tray="0"]'))
  await fireEvent.click(one('[data-element="fire"]'))
  expect(taken()).toEqual(['exchange water fire'])
})

test('cards are explained where the pointer or the keyboard is', async () => {
  lay()
  one('[data-space="b1"]').focus()
  await fireEvent.focusIn(one('[data-space="b1"]'))
  expect(one('[data-whisper]')).toHaveTextContent('card-action-move-about')
})
