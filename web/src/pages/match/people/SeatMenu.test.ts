import { fireEvent, render, screen } from '@testing-library/svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import { self } from '../../../account/me.svelte'
import { meOf, observationOf, matchOf } from '../../../testing/fixtures'
import type { SeatInfo } from '../../../net/protocol.gen'
import SeatMenu from './SeatMenu.svelte'

beforeEach(() => void (self.now = meOf()))

const names = () => screen.queryAllByRole('button').map((button) => button.textContent?.trim())

function open(number: number, seats: Partial<SeatInfo>[], more = {}) {
  const standIn = vi.fn()
  const wish = vi.fn()
  const session = {
    match: matchOf(seats, { online: true, ...more }),
    observation: observationOf(3, 0, [0]),
    standIn,
  }
  render(SeatMenu, { session, number, level: 'lantern', wish, close: vi.fn() })
  return { standIn, wish }
}

test('at my own seat a bot may play for me, and I may give up', async () => {
  const { standIn, wish } = open(0, [{ yours: true, person: 'p0' }, {}])
  expect(names()).toEqual(['bot for me', 'other device', 'give up'])
  await fireEvent.click(screen.getByRole('button', { name: 'bot for me' }))
  expect(standIn).toHaveBeenCalledWith(0, 'lantern')
  await fireEvent.click(screen.getByRole('button', { name: 'give up' }))
  expect(wish).toHaveBeenCalledWith('giveUp')
})

test('while a bot stands in I can take my seat back', async () => {
  const { standIn } = open(0, [{ yours: true, person: 'p0', standIn: 'lantern' }, {}])
  await fireEvent.click(screen.getByRole('button', { name: 'take seat back' }))
  expect(standIn).toHaveBeenCalledWith(0, null)
})

test('players can call a bot for someone who has left', async () => {
  const away = { person: 'p1', present: false }
  const { standIn } = open(1, [{ yours: true }, away])
  await fireEvent.click(screen.getByRole('button', { name: 'bot for' }))
  expect(standIn).toHaveBeenCalledWith(1, 'lantern')
})

test('not for somebody who is here, and not by a spectator', () => {
  open(1, [{ yours: true }, { person: 'p1', present: true }])
  expect(names()).toEqual(['mute', 'complaint person'])
})

test('a spectator calls no bot', () => {
  open(1, [{}, { person: 'p1', present: false }])
  expect(names()).toEqual(['mute', 'complaint person'])
})

test('the owner may remove a stranger', async () => {
  const { wish } = open(1, [{ yours: true }, { person: 'p1', present: true }], { mine: true })
  await fireEvent.click(screen.getByRole('button', { name: 'remove person' }))
  expect(wish).toHaveBeenCalledWith('remove')
})

test('of a bot there is only its profile', () => {
  open(1, [{ yours: true }, { level: 'lantern' }])
  expect(names()).toEqual([])
  expect(screen.getByRole('link')).toHaveAttribute('href', '/people/bot:lantern')
})
