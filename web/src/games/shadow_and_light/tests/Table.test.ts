import { fireEvent, render, screen } from '@testing-library/svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Offer } from '../../../net/protocol.gen'
import { observationOf, matchOf } from '../../../testing/fixtures'
import { controlsWithoutOffer } from '../../../testing/controls'
import { dragTo } from '../../../testing/pointer'
import { CODE, content, DICE, die, offer, seats, view, texts } from './fixture'
import { sheets } from '../model/savedSheets.svelte'
import type { Cue } from '../model/animation'
import Table from '../Table.svelte'
import type { GameOffer } from '../../registry'
import type { ShadowAndLight } from '../types'
import type { ShadowAndLightView } from '../types.gen'

const match = matchOf(seats, { game: 'shadow_and_light', settings: { sheet: 'new' } })
let act: (offer: Offer) => void
let explain: (kind: string, fields?: Record<string, number>) => void
const lay = (now: Partial<ShadowAndLightView>, offers: GameOffer<ShadowAndLight>[], cue: Cue | null = null) =>
  render(Table, {
    match,
    content,
    view: { ...view, ...now },
    cue,
    offers,
    ranges: [],
    texts,
    act,
    explain,
    submitRange: vi.fn(),
    observation: observationOf(1, 0, [0]),
  })
const one = (selector: string) => document.querySelector<HTMLElement>(selector)!
beforeEach(() => {
  act = vi.fn()
  explain = vi.fn()
  HTMLDialogElement.prototype.showModal ??= function () {
    this.open = true
  }
})

test('numbers are given to bars, the last one follows, and they are settled together', async () => {
  const right = offer('assign', { health: 3, food: 6, gold: 5 })
  lay({ phase: 'assign', thrown: [6, 3, 5] }, [offer('assign', { health: 6, food: 3, gold: 5 }), right, offer('end')])
  expect(one('[data-assign]')).toBeDisabled()
  await fireEvent.click(one('[data-three="1"]'))
  await fireEvent.click(one('[data-give="health"]'))
  await fireEvent.click(one('[data-give="food"]'))
  expect(one('[data-give="gold"]')).toHaveTextContent('5 + 5 = 10')
  await fireEvent.click(one('[data-assign]'))
  expect(act).toHaveBeenCalledWith(right)
})

test('a die is chosen, then laid on its place of the compass', async () => {
  const laid = offer('lay', { die: 2 })
  lay({}, [laid, offer('lay', { die: 7 }), offer('lay-all'), offer('end')])
  await fireEvent.click(one('[data-die="1"]'))
  expect(one('[data-die="1"]')).toHaveAttribute('aria-pressed', 'true')
  expect(one('[data-place="2"]')).toHaveClass('wanted')
  expect(one('[data-place="7"]')).not.toHaveClass('wanted')
  await fireEvent.click(one('[data-place="2"]'))
  expect(act).toHaveBeenCalledWith(laid)
})

test('a step is taken on the map, on the compass, or by its number', async () => {
  const step = offer('step', { die: 6 })
  lay({ phase: 'move', dice: [die(1, 1, 'compass')] }, [step, offer('end')])
  await fireEvent.click(one('[data-field="1"]'))
  await fireEvent.click(one('[data-place="6"]'))
  await fireEvent.keyDown(window, { key: '1' })
  expect(act).toHaveBeenCalledTimes(3)
  expect(act).toHaveBeenLastCalledWith(step)
})

test('another field of the map tells what is there', async () => {
  lay({ phase: 'camp' }, [offer('throw')])
  await fireEvent.click(one('[data-field="1"]'))
  expect(one('[data-card]')).toHaveTextContent('hare')
  expect(one('[data-card]').querySelectorAll('.field')).toHaveLength(4)
  await fireEvent.keyDown(window, { key: 'Escape' })
  expect(one('[data-card]')).toBeNull()
})

test('at an encounter a die goes to the field that takes it; a field with one comer needs no choice', async () => {
  const [first, second] = [offer('place', { die: 7, field: 0 }), offer('place', { die: 9, field: 1 })]
  lay({ phase: 'place', at: 1, attempt: 1 }, [
    first,
    second,
    offer('place', { die: 11, field: 1 }),
    offer('drop', { die: 7 }),
    offer('end'),
  ])
  expect(screen.getByRole('heading', { name: 'hare' })).toBeInTheDocument()
  await fireEvent.click(one('[data-dice-field="0"]'))
  expect(act).toHaveBeenLastCalledWith(first)
  await fireEvent.click(one('[data-dice-field="1"]'))
  expect(act).toHaveBeenCalledTimes(1)
  await fireEvent.click(one('[data-die="4"]'))
  expect(one('[data-dice-field="1"]')).toHaveAttribute('data-wanted', 'true')
  await fireEvent.click(one('[data-dice-field="1"]'))
  expect(act).toHaveBeenLastCalledWith(second)
})

test('a heart is asked for once, with what it costs', async () => {
  const spin = {
    ...offer('spin', { die: 0, number: 6 }),
    price: { hearts: 1, health: 1 },
    consequences: [{ key: 'consequence-heart', args: { most: 8 }, seats: {} }],
  }
  lay({ phase: 'place', at: 1, attempt: 1 }, [spin, offer('end')])
  await fireEvent.click(one('[data-die="0"]'))
  expect(one('[data-unfold="spin"] [data-price]')).toHaveAttribute('data-price', 'hearts 1, health 1')
  expect(one('[data-unfold="spin"]')).toHaveTextContent('board-cost price-hearts 1, price-health 1')
  await fireEvent.click(one('[data-unfold="spin"]'))
  await fireEvent.click(one('[data-deed="spin"]'))
  expect(act).not.toHaveBeenCalled()
  expect(screen.getByText('consequence-heart')).toBeInTheDocument()
  await fireEvent.click(screen.getByText('board-yes-heart'))
  expect(act).toHaveBeenCalledWith(spin)
})

test('odds are shown on request', async () => {
  lay({ phase: 'place', at: 1, attempt: 1 }, [{ ...offer('again', { source: 0, die: 0 }), odds: [1, 3] }, offer('end')])
  await fireEvent.click(one('[data-die="0"]'))
  expect(screen.queryByText('33 %')).toBeNull()
  await fireEvent.keyDown(window, { key: 'o' })
  expect(screen.getByText('33 %')).toBeInTheDocument()
})

test('what ends the adventure is confirmed, other consequences are told on the button', async () => {
  const said = (key: string) => [{ key, args: {}, seats: {} }]
  const deadly = { ...offer('wait', { bar: 0 }), consequences: said('consequence-deadly') }
  lay({ phase: 'move' }, [deadly, { ...offer('wait', { bar: 1 }), consequences: said('consequence-compass') }])
  expect(one('[data-offer="wait 1"]')).toHaveTextContent('consequence-compass')
  expect(one('[data-offer="wait 0"]')).not.toHaveTextContent('consequence-deadly')
  await fireEvent.click(one('[data-offer="wait 0"]'))
  expect(act).not.toHaveBeenCalled()
  expect(screen.getByText('consequence-deadly')).toBeInTheDocument()
  await fireEvent.click(screen.getByText('board-yes-deadly'))
  expect(act).toHaveBeenCalledWith(deadly)
})

test('what is not possible now says why', async () => {
  const { unmount } = lay({ phase: 'move', dice: [die(0, 6, 'compass'), die(1, 2, 'lost')] }, [offer('stop')])
  expect(one('[data-place="5"]')).toHaveAttribute('aria-disabled', 'true')
  await fireEvent.click(one('[data-place="5"]'))
  expect(explain).toHaveBeenLastCalledWith('step', { die: 5 })
  await fireEvent.click(one('[data-place="8"]'))
  expect(explain).toHaveBeenLastCalledWith('lay', { die: 8 })
  await fireEvent.click(one('[data-field="1"]'))
  expect(explain).toHaveBeenLastCalledWith('reach', { field: 1 })
  await fireEvent.keyDown(window, { key: '6' })
  expect(explain).toHaveBeenLastCalledWith('reach', { field: 6 })
  unmount()
  lay({ phase: 'place', at: 1, attempt: 1 }, [offer('place', { die: 7, field: 0 }), offer('drop', { die: 7 })])
  await fireEvent.click(one('[data-dice-field="1"]'))
  expect(explain).toHaveBeenLastCalledWith('place', { field: 1, die: 0 })
  await fireEvent.click(one('[data-die="5"]'))
  expect(explain).toHaveBeenLastCalledWith('place', { die: 11 })
  await fireEvent.click(one('[data-die="3"]'))
  await fireEvent.click(one('[data-dice-field="2"]'))
  expect(explain).toHaveBeenLastCalledWith('place', { field: 2, die: 7 })
  expect(act).not.toHaveBeenCalled()
})

test('a field that is too far says why, by pointer and by keys', async () => {
  lay({ phase: 'move', at: 1, dice: [die(0, 6, 'compass')] }, [offer('step', { die: 3 }), offer('stop')])
  await fireEvent.click(one('[data-field="4"]'))
  expect(explain).toHaveBeenLastCalledWith('reach', { field: 4 })
  expect(one('[data-card="4"]')).toBeInTheDocument()
  expect(one('[data-field="1"]')).toHaveAttribute('tabindex', '0')
  one('[data-field="1"]').focus()
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft'])
    await fireEvent.keyDown(document.activeElement!, { key })
  expect(one('[data-field="5"]')).toHaveFocus()
  expect(one('[data-field="5"]')).toHaveAttribute('aria-disabled', 'true')
  await fireEvent.keyDown(one('[data-field="5"]'), { key: 'Enter' })
  expect(explain).toHaveBeenLastCalledWith('reach', { field: 5 })
  expect(act).not.toHaveBeenCalled()
  await fireEvent.keyDown(one('[data-field="0"]'), { key: ' ' })
  expect(act).toHaveBeenCalledWith(offer('step', { die: 3 }))
})

test('a die that is dragged in vain says why', async () => {
  lay({ phase: 'place', at: 1, attempt: 1 }, [offer('place', { die: 7, field: 0 }), offer('drop', { die: 7 })])
  await dragTo(one('[data-die="3"]'), one('[data-dice-field="2"]'))
  expect(explain).toHaveBeenLastCalledWith('place', { field: 2, die: 7 })
  await dragTo(one('[data-die="5"]'), one('[data-dice-field="0"]'))
  expect(explain).toHaveBeenLastCalledWith('place', { die: 11 })
  expect(explain).toHaveBeenCalledTimes(2)
  await dragTo(one('[data-die="3"]'), document.body)
  expect(explain).toHaveBeenCalledTimes(2)
  expect(act).not.toHaveBeenCalled()
})

test('arrow keys reach every place of the compass', async () => {
  lay({ phase: 'plan' }, [offer('lay', { die: 2 }), offer('set-off')])
  await vi.waitFor(() => expect(one('[data-offer="set-off"]')).toHaveFocus())
  one('[data-place="2"]').focus()
  await fireEvent.keyDown(one('[data-place="2"]'), { key: 'ArrowRight' })
  expect(one('[data-place="8"]')).toHaveFocus()
})

const end = offer('end')
test.each([
  ['assign', { thrown: [6, 3, 5] }, [offer('assign', { health: 6, food: 3, gold: 5 }), end]],
  ['camp', { dice: [die(0, 3, 'compass')] }, [offer('throw'), offer('lift', { die: 2 }), offer('drink'), end]],
  ['plan', {}, [offer('lay', { die: 2 }), offer('set-off'), offer('again', { source: 0, die: 7 }), end]],
  ['move', { dice: [die(0, 1, 'compass')] }, [offer('step', { die: 0 }), offer('wait', { bar: 1 }), end]],
  ['place', { at: 1, attempt: 1 }, [offer('place', { die: 2, field: 1 }), offer('drop', { die: 2 }), end]],
  ['place', { at: 5, attempt: 1 }, [offer('place', { die: 2, field: -1 }), offer('second', { source: 0 }), end]],
  ['guard', { at: 5, guard: 2 }, [offer('bribe'), offer('go'), end]],
  ['spoils', { at: 1, thrown: [3, 5] }, [offer('take', { matrix: 0, cell: 16 }), end]],
  ['close', {}, [offer('eat'), end]],
] as [ShadowAndLightView['phase'], Partial<ShadowAndLightView>, GameOffer<ShadowAndLight>[]][])(
  'every control has an offer behind it: %s',
  async (phase, now, offers) => {
    const { container } = lay({ ...now, phase }, offers)
    const chosen = container.querySelector<HTMLElement>('[data-die][aria-disabled="false"]')
    if (chosen) await fireEvent.click(chosen)
    expect(container.querySelectorAll('[data-offer]').length).toBeGreaterThan(0)
    expect(controlsWithoutOffer(container, offers)).toEqual([])
  },
)

test('spoils are cards that say what they give', async () => {
  const take = {
    ...offer('take', { matrix: 0, cell: 16 }),
    consequences: [{ key: 'consequence-nothing', args: {}, seats: {} }],
  }
  lay({ phase: 'spoils', at: 1, thrown: [3, 5], success: true }, [
    take,
    offer('take', { matrix: 1, cell: 16 }),
    offer('end'),
  ])
  expect(one('[data-take]')).toHaveTextContent('consequence-nothing')
  await fireEvent.click(one('[data-take]'))
  expect(act).toHaveBeenCalledWith(take)
})

test('the sheet is one key away', async () => {
  lay({ phase: 'camp' }, [offer('throw')])
  await fireEvent.keyDown(window, { key: 's' })
  expect(one('[data-sheet]')).toHaveTextContent('Ember')
  expect(one('[data-sheet]')).toHaveTextContent('W8 +2')
})

test('a character that came back is kept; one that died is not, nor one that is only looked at', async () => {
  const over = {
    observation: observationOf(2, 0, [], {
      outcome: {
        places: [1],
        scores: [17],
        winners: [],
        reason: { key: 'reason-ended', args: {}, seats: {} },
      },
    }),
    offers: [],
  }
  const home = { ...view, phase: 'over' as const, ended: 'reason-ended', sheet: CODE }
  lay(home, []).unmount()
  for (const last of [{ ...home, ended: 'reason-died', sheet: '', health: 0 }, home]) {
    expect(sheets.all).toHaveLength(0)
    const { rerender, unmount } = lay({ phase: 'close' }, [offer('end')])
    await fireEvent.click(one('[data-offer="end"]'))
    await rerender({ ...over, view: last })
    unmount()
  }
  expect(sheets.all.map(({ name, score }) => [name, score])).toEqual([['Ember', 17]])
})

test('while nothing is asked nothing can be done', async () => {
  lay({ dice: DICE }, [])
  await fireEvent.click(one('[data-die="0"]'))
  expect(one('[data-die="0"]')).toHaveAttribute('aria-pressed', 'false')
  expect(act).not.toHaveBeenCalled()
})
