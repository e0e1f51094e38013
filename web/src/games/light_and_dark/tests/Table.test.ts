import { fireEvent, render, screen } from '@testing-library/svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Offer, ActionRangeInfo } from '../../../net/protocol.gen'
import { observationOf, matchOf } from '../../../testing/fixtures'
import { controlsWithoutOffer } from '../../../testing/controls'
import { dragTo } from '../../../testing/pointer'
import {
  entry,
  flick,
  flickRange,
  obstructRange,
  offer,
  placeRange,
  seats,
  strideRange,
  units,
  view,
  texts,
} from './fixture'
import Table from '../Table.svelte'
import type { GameOffer } from '../../registry'
import type { LightAndDark } from '../types'
import type { LightAndDarkView } from '../types.gen'

const match = matchOf(seats, { game: 'light_and_dark' })
const observation = observationOf(1, 0, [0], { view: { ...view }, offers: [] })

let act: (offer: Offer) => void
const submitRange = vi.fn()
const explain = vi.fn()
const why = vi.fn(async (): Promise<string | null> => null)
/** Before the druids are placed, and after they are placed evenly. */
const bare = {
  phase: 'place' as const,
  discs: view.discs.map((one) => (one.kind === 'druid' ? { ...one, where: 'hand' as const } : one)),
}
const preview = vi.fn(async () => ({ view, offers: [], event: null }))
function lay(
  now: Partial<LightAndDarkView> = {},
  ranges: ActionRangeInfo[] = [flickRange],
  offers: GameOffer<LightAndDark>[] = [],
  more: object = {},
) {
  return render(Table, {
    match,
    content: {},
    observation,
    view: { ...view, ...now },
    cue: null,
    offers,
    ranges,
    texts,
    act,
    submitRange,
    explain,
    why,
    preview,
    ...more,
  })
}
const one = (selector: string) => document.querySelector<HTMLElement>(selector)!
const disc = (n: number) => one(`[data-disc="${n}"]`)
beforeEach(() => {
  vi.clearAllMocks()
  act = vi.fn()
})

test('own druids can be chosen, the others and the torches cannot', () => {
  lay()
  expect([...document.querySelectorAll('[data-mark=open]')].map((node) => node.getAttribute('data-disc'))).toEqual([
    '0',
    '1',
    '2',
  ])
  expect(disc(4)).toHaveAttribute('aria-disabled', 'true')
  expect(disc(1)).toHaveAccessibleName('table-druid 2 light own 30 4')
})

test('a whole flick by keys: choose, turn, strengthen, let go', async () => {
  lay()
  await fireEvent.click(disc(1), { detail: 0 })
  await fireEvent.keyDown(disc(1), { key: 'ArrowRight' })
  await fireEvent.keyDown(disc(1), { key: 'ArrowRight', shiftKey: true })
  await fireEvent.keyDown(disc(1), { key: 'ArrowUp' })
  expect(one('[data-aim]')).toHaveAttribute('data-aim', '110 1250')
  await fireEvent.keyDown(disc(1), { key: 'Enter' })
  expect(submitRange).toHaveBeenCalledWith('flick', [1, 110, 1250])
})

test('arrow keys go from druid to druid, Escape takes a choice back', async () => {
  lay()
  disc(0).focus()
  await fireEvent.keyDown(disc(0), { key: 'ArrowRight' })
  expect(document.activeElement).toBe(disc(1))
  await fireEvent.click(disc(1), { detail: 0 })
  expect(disc(1)).toHaveAttribute('data-mark', 'chosen')
  await fireEvent.keyDown(disc(1), { key: 'Escape' })
  expect(one('[data-aim]')).toBeNull()
  expect(submitRange).not.toHaveBeenCalled()
})

test('the sliders aim as well', async () => {
  lay()
  await fireEvent.click(disc(2), { detail: 0 })
  const strength = one('[data-range=strength]') as HTMLInputElement
  strength.value = '700'
  await fireEvent.input(strength)
  await fireEvent.click(one('[data-flick]'))
  expect(submitRange).toHaveBeenCalledWith('flick', [2, 0, 700])
})

test('pulling back and letting go flicks; inside the dead zone it only chooses', async () => {
  lay()
  const cloth = one('[data-cloth]')
  const turn = Number(cloth.getAttribute('data-turn'))
  const scale = (300 - 32) / 600
  const [x, y] = [300 * scale, (900 - 38) * scale]
  expect(turn).toBe(0)
  await fireEvent.pointerDown(cloth, { clientX: x, clientY: y, button: 0, pointerId: 1 })
  await fireEvent.pointerMove(cloth, { clientX: x, clientY: y + 5, pointerId: 1 })
  await fireEvent.pointerUp(cloth, { clientX: x, clientY: y + 5, pointerId: 1 })
  expect(submitRange).not.toHaveBeenCalled()
  expect(disc(1)).toHaveAttribute('data-mark', 'chosen')
  await fireEvent.pointerDown(cloth, { clientX: x, clientY: y, button: 0, pointerId: 1 })
  await fireEvent.pointerMove(cloth, { clientX: x, clientY: y + 100, pointerId: 1 })
  await fireEvent.pointerUp(cloth, { clientX: x, clientY: y + 500, pointerId: 1 })
  expect(submitRange).toHaveBeenCalledWith('flick', [1, 0, 2400])
})

test('druids are placed as the game spaces them, or as they were moved', async () => {
  const evenly = offer('evenly', 'evenly')
  lay(bare, [placeRange], [evenly])
  await vi.waitFor(() => expect(disc(0)).toBeInTheDocument())
  expect(preview).toHaveBeenCalledWith(['evenly'])
  await fireEvent.click(one('[data-confirm]'))
  expect(act).toHaveBeenLastCalledWith(evenly)
  await fireEvent.keyDown(disc(0), { key: 'ArrowRight' })
  await fireEvent.keyDown(disc(0), { key: 'ArrowUp', shiftKey: true })
  await fireEvent.click(one('[data-confirm]'))
  await vi.waitFor(() => expect(submitRange).toHaveBeenLastCalledWith('place', [105, 39, 300, 38, 500, 38]))
  expect(why).toHaveBeenLastCalledWith('place', { x1: 105, y1: 39, x2: 300, y2: 38, x3: 500, y3: 38 })
  for (let n = 0; n < 30; n++) await fireEvent.keyDown(disc(0), { key: 'ArrowDown' })
  await fireEvent.click(one('[data-confirm]'))
  await vi.waitFor(() => expect(submitRange).toHaveBeenLastCalledWith('place', [105, 18, 300, 38, 500, 38]))
})

test('what the server does not allow is marked, explained and not sent', async () => {
  why.mockResolvedValue('Disc 1 would lie on something.')
  lay(bare, [placeRange], [offer('evenly', 'evenly')])
  await vi.waitFor(() => expect(disc(0)).toBeInTheDocument())
  await fireEvent.keyDown(disc(0), { key: 'ArrowRight' })
  await vi.waitFor(() => expect(screen.getByText('Disc 1 would lie on something.')).toBeInTheDocument())
  expect(disc(0)).toHaveClass('wrong')
  expect(one('[data-confirm]')).toHaveAttribute('aria-disabled', 'true')
  await fireEvent.click(one('[data-confirm]'))
  await vi.waitFor(() => expect(explain).toHaveBeenCalledWith('place', expect.objectContaining({ x1: 105 })))
  expect(submitRange).not.toHaveBeenCalled()
  why.mockResolvedValue(null)
})

test('obstacles and strides are sent as values of their ranges', async () => {
  const obstacles = ['cup', 'pencil'].map((kind) => ({
    ...{ kind, round: kind === 'cup', placed: false, x: 0, y: 0, turn: 0 },
    ...{ length: units(80), breadth: units(80) },
  }))
  const offered = offer('obstruct', 'obstacle 1 300 225 6', { obstacle: 0, x: 300, y: 225, turn: 6 })
  const { unmount } = lay({ phase: 'terrain', obstacles }, [obstructRange], [offered])
  await fireEvent.click(one('[data-obstacle="1"]'))
  await fireEvent.keyDown(one('[data-obstacle="1"]'), { key: 'r' })
  await fireEvent.keyDown(one('[data-obstacle="1"]'), { key: 'ArrowRight' })
  await fireEvent.click(one('[data-confirm]'))
  await vi.waitFor(() => expect(submitRange).toHaveBeenCalledWith('obstruct', [1, 305, 225, 7]))
  unmount()
  lay({ hand: [3], movable: [0, 1, 2] }, [flickRange, strideRange])
  await fireEvent.click(one('[data-card=stride]'))
  expect(one('[data-confirm]')).toBeDisabled()
  await fireEvent.keyDown(disc(1), { key: 'ArrowUp' })
  await fireEvent.click(one('[data-confirm]'))
  await vi.waitFor(() => expect(submitRange).toHaveBeenCalledWith('stride', [1, 300, 43]))
})

test('a click on something impossible asks why', async () => {
  lay({ hand: [5] })
  await fireEvent.click(disc(8), { detail: 1 })
  expect(explain).toHaveBeenLastCalledWith('flick', { disc: 8 })
  disc(4).focus()
  expect(document.activeElement).toBe(disc(4))
  await fireEvent.click(disc(4), { detail: 0 })
  expect(explain).toHaveBeenLastCalledWith('flick', { disc: 4 })
  await fireEvent.click(one('[data-card=anchor]'))
  expect(explain).toHaveBeenLastCalledWith('play', { effect: 5 })
  await dragTo(disc(7), document.body)
  expect(explain).toHaveBeenLastCalledWith('flick', { disc: 7 })
})

test('what a choice costs and leads to stands beside it', async () => {
  const said = (key: string) => ({ key, args: {}, seats: {} })
  const again = { ...offer('play', 'play second-wind', { effect: 0, disc: -1 }), price: { card: 1 } }
  const pass = { ...offer('pass', 'pass'), consequences: [said('consequence-undecided')] }
  const { unmount } = lay({ phase: 'after', hand: [0] }, [], [{ ...again, consequences: [said('no-cards')] }, pass])
  expect(one('[data-note]')).toHaveTextContent('consequence-undecided')
  await fireEvent.click(one('[data-card=second-wind]'))
  expect(one('[data-card] [data-note]')).toHaveTextContent('table-costs price-card 1 no-cards')
  unmount()
  const taken = [{ ...offer('flick', '2 0 1200'), consequences: [said('last-flick')] }]
  lay({}, [flickRange], [], { preview: vi.fn(async () => ({ view, offers: [], event: null, taken })) })
  await fireEvent.click(disc(1), { detail: 0 })
  await vi.waitFor(() => expect(one('[data-note]')).toHaveTextContent('last-flick'))
})

test('behind every control that is enabled stands an offer', async () => {
  const ward = [offer('play', 'play ward 2', { effect: 2, disc: 1 }), offer('pass', 'pass')]
  const anchor = [offer('play', 'play anchor 1', { effect: 5, disc: 0 }), offer('pass', 'pass')]
  const situations: [Partial<LightAndDarkView>, ActionRangeInfo[], GameOffer<LightAndDark>[], string?][] = [
    [{}, [flickRange], [], '[data-disc="1"]'],
    [{ hand: [3, 1], movable: [0] }, [flickRange, strideRange], [], '[data-card=stride]'],
    [bare, [placeRange], [offer('evenly', 'evenly')]],
    [{ phase: 'ward', hand: [2], pending: [1] }, [], ward, '[data-card=ward]'],
    [{ phase: 'after', hand: [5, 0] }, [], anchor],
    [{}, [], []],
  ]
  for (const [now, ranges, offers, chosen] of situations) {
    const { container, unmount } = lay(now, ranges, offers)
    if (chosen) await fireEvent.click(one(chosen), { detail: 0 })
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(controlsWithoutOffer(container, offers, ranges)).toEqual([])
    unmount()
  }
})

test('a card that can be played is lit; a disc is asked for where it needs one', async () => {
  const ward = [
    offer('play', 'play ward 2', { effect: 2, disc: 1 }),
    offer('play', 'play ward 9', { effect: 2, disc: 8 }),
    offer('pass', 'pass'),
  ]
  lay({ phase: 'ward', hand: [2, 1], pending: [1, 8] }, [], ward)
  expect(one('[data-card=chain]')).toHaveAttribute('aria-disabled', 'true')
  expect(disc(8)).toHaveAttribute('data-mark', 'pending')
  await fireEvent.click(one('[data-card=ward]'))
  await fireEvent.click(disc(8), { detail: 1 })
  expect(act).toHaveBeenCalledWith(ward[1])
})

test('the question after a flick looks the same whichever card is held', async () => {
  lay({ phase: 'after', hand: [1] }, [], [offer('pass', 'pass')])
  await fireEvent.click(one('[data-pass]'))
  expect(act).toHaveBeenCalledWith(expect.objectContaining({ action: 'pass' }))
})

test('the whole path is drawn where the server shows it', async () => {
  const event = { kind: 'foreseen', fields: { ...flick }, phrase: null } as const
  const shown = vi.fn(async () => ({ view, offers: [], event }))
  const { unmount } = lay()
  await fireEvent.click(disc(1), { detail: 0 })
  await vi.waitFor(() => expect(preview).toHaveBeenCalledWith(['2 0 1200']))
  expect(one('[data-ways=would]')).toBeNull()
  unmount()
  lay({ in_play: ['steady-hand'] }, [flickRange], [], { preview: shown })
  await fireEvent.click(disc(1), { detail: 0 })
  await vi.waitFor(() => expect(one('[data-ways=would]')).toBeInTheDocument())
})

test('the last flick can be watched again, and Escape ends it', async () => {
  lay({}, [flickRange], [], {
    log: [entry({ kind: 'deployed', fields: { places: [] } }), entry({ kind: 'flicked', fields: flick })],
  })
  await fireEvent.click(one('[data-replay]'))
  expect(screen.getByText('table-slow')).toBeInTheDocument()
  expect(document.querySelectorAll('[data-mark=open]')).toHaveLength(0)
  await fireEvent.keyDown(window, { key: 'Escape' })
  expect(screen.queryByText('table-slow')).toBeNull()
})

test('plates count what shows each faction', () => {
  lay()
  expect(one('[data-plate="0"] [data-tally]')).toHaveAttribute('data-tally', 'druid 3')
  expect(one('[data-plate="1"]')).toHaveTextContent('table-tally-torch 3 5 dark')
})

test('while others decide nothing can be chosen', () => {
  lay({}, [])
  expect(document.querySelectorAll('[data-mark=open]')).toHaveLength(0)
})

test('an advised flick is laid out, and still to be made', async () => {
  lay({}, [flickRange], [], { advised: '2 12.5 900' })
  expect(one('[data-aim]')).toHaveAttribute('data-aim', '1250 900')
  expect(disc(1)).toHaveAttribute('data-mark', 'chosen')
  expect(submitRange).not.toHaveBeenCalled()
  await fireEvent.click(one('[data-flick]'))
  expect(submitRange).toHaveBeenCalledWith('flick', [1, 1250, 900])
})

test('advised places are laid out', async () => {
  lay({ phase: 'place' }, [placeRange], [], { advised: 'place 40 50 140 60 240 70' })
  await fireEvent.click(one('[data-confirm]'))
  await vi.waitFor(() => expect(submitRange).toHaveBeenCalledWith('place', [40, 50, 140, 60, 240, 70]))
})

test('the line ahead is as long as the table agreed', () => {
  const drawn = (line: string) => {
    const { unmount } = lay({}, [flickRange], [], { advised: '2 0 900', match: { ...match, settings: { line } } })
    const long = one('[data-line]')?.dataset.line ?? null
    unmount()
    return long
  }
  expect(['none', 'short', 'long'].map(drawn)).toEqual([null, '130', '420'])
})
