import { fireEvent, render, screen } from '@testing-library/svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Offer } from '../../../net/protocol.gen'
import { observationOf, matchOf } from '../../../testing/fixtures'
import { content, offer, offers, seats, view, texts } from './fixture'
import { STILL, type Cue } from '../model/animation'
import { lookAt, measure, seen, WHOLE, type Camera } from '../model/layout'
import { controlsWithoutOffer } from '../../../testing/controls'
import Table from '../Table.svelte'
import type { DunkelrundeView } from '../types.gen'

const match = matchOf(seats, { game: 'dunkelrunde' })
const observation = observationOf(1, 0, [0], { view: { ...view }, offers })

let act: (offer: Offer) => void
let explain: (kind: string, fields?: Record<string, number>) => void
const why = vi.fn(async (kind: string, fields: Record<string, number> = {}) =>
  ['because', kind, ...Object.values(fields)].join(' '),
)
function lay(now: Partial<DunkelrundeView> = {}, choices = offers, cue: Cue | null = null) {
  return render(Table, {
    match,
    content,
    observation,
    view: { ...view, ...now },
    cue,
    offers: choices,
    ranges: [],
    texts,
    act,
    why,
    explain,
    submitRange: vi.fn(),
  })
}
const one = (selector: string) => document.querySelector<HTMLElement>(selector)!
const piece = (name: string) => one(`[data-piece="${name}"]`)
const goal = (tile: number) => one(`[data-goal="${tile}"]`)
const figure = (name: string) => one(`[data-figure="${name}"]`)
beforeEach(() => {
  act = vi.fn()
  explain = vi.fn()
  why.mockClear()
})

test('a piece in the hand, then its goal', async () => {
  lay()
  await fireEvent.click(piece('child 1'))
  expect(piece('child 1')).toHaveAttribute('aria-pressed', 'true')
  expect(goal(2)).toHaveAccessibleName('table-goal place-bridge 2')
  await fireEvent.click(goal(2))
  expect(act).toHaveBeenCalledWith(offers[2])
})

test('a piece on the board lights its goals and the way there', async () => {
  lay()
  await fireEvent.click(figure('child 1').querySelector('.body')!)
  expect(figure('child 1')).toHaveAttribute('data-mark', 'chosen')
  expect(
    [...document.querySelectorAll('[data-goal-at]')].map((node) => node.getAttribute('data-goal-at')).sort(),
  ).toEqual(['1', '2'])
  expect(one('[data-way]')).toHaveAttribute('data-way', '0 1 2')
})

test('two who stand together have one way to a tile', async () => {
  lay(
    { children: [1, 1, 0, 0] },
    [0, 1].map((child) => offer('move-child', { child, tile: 2 })),
  )
  const { x, y } = seen(measure(380, 380), WHOLE, content.tiles[2]!)
  await fireEvent(
    one('.room'),
    new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse', clientX: x, clientY: y }),
  )
  expect([...document.querySelectorAll('[data-way]')].map((node) => node.getAttribute('data-way'))).toEqual(['1 2'])
})

test('a piece that cannot move says why', async () => {
  lay()
  expect(piece('ghost 3')).toHaveAttribute('aria-disabled', 'true')
  await fireEvent.click(figure('child 2').querySelector('.body')!)
  await vi.waitFor(() => expect(explain).toHaveBeenLastCalledWith('move-child', { child: 2, tile: 1 }))
  expect(one('[data-whisper]')).toHaveTextContent('because move-child 2 1')
  await fireEvent.click(piece('ghost 3'))
  await vi.waitFor(() => expect(explain).toHaveBeenLastCalledWith('move-ghost', { ghost: 3, tile: 9 }))
  await fireEvent.keyDown(window, { key: '3' })
  await vi.waitFor(() => expect(explain).toHaveBeenLastCalledWith('move-ghost', { ghost: 2, tile: 7 }))
  expect(act).not.toHaveBeenCalled()
})

test('a reason is asked for once in a step, when the pointer rests', async () => {
  vi.useFakeTimers()
  lay()
  const hover = async (name: string, on: boolean) => {
    const event = new PointerEvent(on ? 'pointerenter' : 'pointerleave', { pointerType: 'mouse' })
    await fireEvent(piece(name), event)
  }
  await hover('ghost 3', true)
  await hover('ghost 3', false)
  await hover('ghost 2', true)
  await vi.advanceTimersByTimeAsync(200)
  expect(why.mock.calls).toEqual([['move-ghost', { ghost: 2, tile: 7 }]])
  expect(one('[data-whisper]')).toHaveTextContent('because move-ghost 2 7')
  await hover('ghost 2', false)
  await hover('ghost 2', true)
  await vi.advanceTimersByTimeAsync(200)
  expect(why).toHaveBeenCalledTimes(1)
  vi.useRealTimers()
})

test('in a crowd a finger finds the piece that may move', async () => {
  lay({}, offers.slice(1))
  await fireEvent(
    figure('child 2').querySelector('.body')!,
    new PointerEvent('click', { bubbles: true, pointerType: 'touch' }),
  )
  expect(figure('child 1')).toHaveAttribute('data-mark', 'chosen')
})

test('a tile that the chosen piece cannot reach says why, else what it means', async () => {
  lay()
  const tap = async (tile: number, camera: Camera) => {
    const { x, y } = seen(measure(380, 380), camera, content.tiles[tile]!)
    await fireEvent.click(one('.room'), { clientX: x, clientY: y })
  }
  await tap(9, WHOLE)
  expect(one('[data-whisper]')).toHaveTextContent('place-linden table-tile-yellow')
  await fireEvent.click(piece('child 1'))
  await tap(
    3,
    lookAt(
      measure(380, 380),
      [0, 1, 2].map((tile) => content.tiles[tile]!),
    ),
  )
  await vi.waitFor(() => expect(explain).toHaveBeenLastCalledWith('move-child', { child: 1, tile: 3 }))
  expect(one('[data-whisper]')).toHaveTextContent('place-forest because move-child 1 3')
})

test('letters choose, arrows go on, Escape takes back', async () => {
  lay()
  await fireEvent.keyDown(window, { key: 'b' })
  await vi.waitFor(() => expect(document.activeElement).toBe(goal(1)))
  await fireEvent.keyDown(goal(1), { key: 'ArrowRight' })
  expect(document.activeElement).toBe(goal(2))
  await fireEvent.keyDown(goal(2), { key: 'ArrowUp' })
  expect(document.activeElement).toBe(piece('child 1'))
  await fireEvent.keyDown(window, { key: 'Escape' })
  expect(goal(1)).toBeNull()
  await fireEvent.keyDown(window, { key: '2' })
  expect(piece('ghost 1')).toHaveAttribute('aria-pressed', 'true')
})

test('a ghost is sent forward or back', async () => {
  lay()
  await fireEvent.click(piece('ghost 0'))
  expect(goal(1)).toHaveAccessibleName(expect.stringMatching(/^table-backward. table-goal table-road 2: .*Ember/))
  expect(goal(1)).toHaveAccessibleName(expect.stringContaining('consequence-frightened'))
  expect(one('[data-warning="1"]')).toHaveTextContent('table-backward: consequence-frightened')
  await fireEvent.click(piece('ghost 1'))
  expect(goal(7)).toHaveAccessibleName(expect.stringMatching(/^table-forward. table-goal place-ruin 2/))
})

test('each row is one stop for the Tab key', async () => {
  lay()
  await fireEvent.click(piece('child 1'))
  const stops = (kind: string) =>
    [...document.querySelectorAll<HTMLElement>(`[data-${kind}]`)].filter(({ tabIndex }) => tabIndex === 0)
  expect([stops('piece').length, stops('goal').length]).toEqual([1, 1])
})

test('with a double groups are chosen, and a single one is chosen already', () => {
  lay({ double: true, six: 2, eight: 2 }, [offer('move-group', { tile: 0, goal: 2 })])
  expect(document.querySelectorAll('[data-piece]')).toHaveLength(1)
  expect(piece('group 0')).toHaveAccessibleName('table-group 3 place-village')
  expect(goal(2)).toBeInTheDocument()
  expect(figure('child 2')).toHaveAttribute('data-mark', 'chosen')
})

test('while another seat decides nothing can be chosen', async () => {
  lay({ turn: 1 }, [])
  await fireEvent.keyDown(window, { key: 'g' })
  await fireEvent.click(piece('child 0'))
  expect(piece('child 0')).toHaveAttribute('aria-disabled', 'true')
  await vi.waitFor(() => expect(explain).toHaveBeenLastCalledWith('move-child', { child: 0, tile: 2 }))
  expect(act).not.toHaveBeenCalled()
})

test('dice are read aloud, a roll is shown, the boat goes over, the light breaks out', () => {
  const { unmount } = lay({}, [], { ...STILL, roll: { seat: 1, six: 2, eight: 2, double: true }, crossing: 5 })
  expect(screen.getByRole('img', { name: 'table-dice-lie 3 2' })).toBeInTheDocument()
  expect(screen.getByText('table-double')).toBeInTheDocument()
  expect(one('[data-boat]')).toHaveAttribute('data-boat', 'away')
  unmount()
  lay({ phase: 'over' }, [])
  expect(one('.dawn')).toBeInTheDocument()
})

test('every tile is drawn with its colour, every plate says how far it is', () => {
  lay()
  expect(document.querySelectorAll('[data-tile]')).toHaveLength(content.tiles.length)
  expect(one('[data-plate="0"]')).toHaveTextContent('table-girl Ember table-road, table-ahead 8')
})

test('behind every enabled control stands an offer', async () => {
  const group = [offer('move-group', { tile: 0, goal: 2 })]
  const { container, unmount } = lay()
  expect(controlsWithoutOffer(container, offers)).toEqual([])
  await fireEvent.click(piece('child 1'))
  expect(controlsWithoutOffer(container, offers)).toEqual([])
  unmount()
  expect(controlsWithoutOffer(lay({ double: true, six: 2, eight: 2 }, group).container, group)).toEqual([])
})

test('while another seat decides no control is enabled', () => {
  expect(controlsWithoutOffer(lay({ turn: 1 }, []).container, [])).toEqual([])
})
