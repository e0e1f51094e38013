import { fireEvent, render, screen } from '@testing-library/svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Offer, ActionRangeInfo } from '../../../net/protocol.gen'
import { observationOf, matchOf } from '../../../testing/fixtures'
import { content, entry, flick, flickRange, offer, placeRange, seats, view, texts } from './fixture'
import Table from '../Table.svelte'
import type { GameOffer } from '../../registry'
import type { LightAndDark } from '../types'
import type { LightAndDarkView } from '../types.gen'

const match = matchOf(seats, { game: 'light_and_dark' })
const observation = observationOf(1, 0, [0], { view: { ...view }, offers: [] })

let act: (choice: Offer | string) => void
function lay(
  now: Partial<LightAndDarkView> = {},
  ranges: ActionRangeInfo[] = [flickRange],
  offers: GameOffer<LightAndDark>[] = [],
  more: object = {},
) {
  return render(Table, {
    match,
    content,
    observation,
    view: { ...view, ...now },
    cue: null,
    offers,
    ranges,
    texts,
    act,
    submitRange: vi.fn(),
    ...more,
  })
}
const one = (selector: string) => document.querySelector<HTMLElement>(selector)!
const disc = (n: number) => one(`[data-disc="${n}"]`)
beforeEach(() => {
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
  expect(act).toHaveBeenCalledWith('2 1.1 1250')
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
  expect(act).not.toHaveBeenCalled()
})

test('the sliders aim as well', async () => {
  lay()
  await fireEvent.click(disc(2), { detail: 0 })
  const strength = one('[data-range=strength]') as HTMLInputElement
  strength.value = '700'
  await fireEvent.input(strength)
  await fireEvent.click(one('[data-flick]'))
  expect(act).toHaveBeenCalledWith('3 0 700')
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
  expect(act).not.toHaveBeenCalled()
  expect(disc(1)).toHaveAttribute('data-mark', 'chosen')
  await fireEvent.pointerDown(cloth, { clientX: x, clientY: y, button: 0, pointerId: 1 })
  await fireEvent.pointerMove(cloth, { clientX: x, clientY: y + 100, pointerId: 1 })
  await fireEvent.pointerUp(cloth, { clientX: x, clientY: y + 500, pointerId: 1 })
  expect(act).toHaveBeenCalledWith('2 0 2400')
})

test('druids are placed evenly, nudged, and never onto each other', async () => {
  const bare = {
    phase: 'place' as const,
    discs: view.discs.map((one) => (one.kind === 'druid' ? { ...one, where: 'hand' as const } : one)),
  }
  lay(bare, [placeRange], [offer('evenly', 'evenly')])
  await fireEvent.keyDown(disc(0), { key: 'ArrowRight' })
  await fireEvent.keyDown(disc(0), { key: 'ArrowUp', shiftKey: true })
  await fireEvent.click(one('[data-confirm]'))
  expect(act).toHaveBeenLastCalledWith('place 105 39 300 38 500 38')
  for (let n = 0; n < 60; n++) await fireEvent.keyDown(disc(0), { key: 'ArrowRight' })
  expect(screen.getByText('table-why-overlap')).toBeInTheDocument()
  await fireEvent.click(one('[data-confirm]'))
  expect(act).toHaveBeenLastCalledWith('place 265 39 300 38 500 38')
  await fireEvent.click(one('[data-evenly]'))
  await fireEvent.click(one('[data-confirm]'))
  expect(act).toHaveBeenLastCalledWith('place 100 38 300 38 500 38')
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

test('the whole path is asked for only while Steady Hand is in play', async () => {
  const event = { kind: 'foreseen', fields: { ...flick }, phrase: null } as const
  const preview = vi.fn(async () => ({ view, offers: [], event }))
  const { unmount } = lay({}, [flickRange], [], { preview })
  await fireEvent.click(disc(1), { detail: 0 })
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(preview).not.toHaveBeenCalled()
  unmount()
  lay({ in_play: ['steady-hand'] }, [flickRange], [], { preview })
  await fireEvent.click(disc(1), { detail: 0 })
  await vi.waitFor(() => expect(one('[data-ways=would]')).toBeInTheDocument())
  expect(preview).toHaveBeenCalledWith(['2 0 1200'])
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
  expect(act).not.toHaveBeenCalled()
  await fireEvent.click(one('[data-flick]'))
  expect(act).toHaveBeenCalledWith('2 12.5 900')
})

test('advised places are laid out', async () => {
  lay({ phase: 'place' }, [placeRange], [], { advised: 'place 40 50 140 60 240 70' })
  await fireEvent.click(one('[data-confirm]'))
  expect(act).toHaveBeenCalledWith('place 40 50 140 60 240 70')
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
