import { fireEvent, render, screen } from '@testing-library/svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Offer } from '../../../net/protocol.gen'
import { observationOf, matchOf } from '../../../testing/fixtures'
import { content, offer, offers, seats, view, texts } from './fixture'
import { STILL, type Cue } from '../model/animation'
import { lookAt, measure, seen, WHOLE, type Camera } from '../model/layout'
import Table from '../Table.svelte'
import type { DunkelrundeView } from '../types.gen'

const match = matchOf(seats, { game: 'dunkelrunde' })
const observation = observationOf(1, 0, [0], { view: { ...view }, offers })

let act: (offer: Offer) => void
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
    submitRange: vi.fn(),
  })
}
const one = (selector: string) => document.querySelector<HTMLElement>(selector)!
const piece = (name: string) => one(`[data-piece="${name}"]`)
const goal = (tile: number) => one(`[data-goal="${tile}"]`)
const figure = (name: string) => one(`[data-figure="${name}"]`)
beforeEach(() => {
  act = vi.fn()
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
  expect(piece('ghost 3')).toHaveAccessibleName('table-ghost 4 table-road. refusal-ghost-moved')
  await fireEvent.click(figure('child 2').querySelector('.body')!)
  expect(one('[data-whisper]')).toHaveTextContent('refusal-not-your-child')
  await fireEvent.click(piece('ghost 3'))
  expect(act).not.toHaveBeenCalled()
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
  expect(one('[data-whisper]')).toHaveTextContent('place-forest refusal-ghost-there')
})

test.each([
  [{ child_moved: true }, 'child 0', 'refusal-child-moved'],
  [{ ghost_moved: true }, 'ghost 0', 'refusal-ghost-moved'],
  [{ children: [4, 0, 0, 0] }, 'child 0', 'refusal-child-waits'],
  [{ children: [3, 3, 0, 0] }, 'child 0', 'refusal-group-held'],
  [{ children: [10, 0, 0, 0], six: 5 }, 'child 0', 'refusal-slow-start'],
  [{ children: [9, 0, 0, 0], linden: [0] }, 'child 0', 'refusal-at-linden'],
])('the reason is told from what lies there: %o', (now, name, reason) => {
  lay(now, [offers[1]!])
  expect(piece(name)).toHaveAccessibleName(expect.stringContaining(reason))
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
