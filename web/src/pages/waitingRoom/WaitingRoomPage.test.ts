import { fireEvent, render, screen } from '@testing-library/svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import * as api from '../../net/api'
import { catalogue } from '../../i18n/catalogue.svelte'
import { noted } from '../../fairness/commitments'
import type { SeatInfo, MatchInfo } from '../../net/protocol.gen'
import { USUAL } from '../../newMatch/terms'
import { gameOf, matchOf } from '../../testing/fixtures'
import WaitingRoomPage from './WaitingRoomPage.svelte'

class Silent {
  static readonly OPEN = 1
  close() {}
}

beforeEach(() => {
  vi.stubGlobal('WebSocket', Silent)
  catalogue.add('en', '', 'dice-words-suggestions = oak elm\nsit-here = Sit\nwaits-for-people = { $count } free\n')
})

const waits = (seats: Partial<SeatInfo>[], more: Partial<MatchInfo> = {}) =>
  matchOf(seats, { online: true, begun: false, commitment: 'seal', ...more })

function enter(match: MatchInfo, invite: string | null = null) {
  const begun = vi.fn()
  render(WaitingRoomPage, { match, game: gameOf(), invite, key: null, begun })
  return begun
}

test('who comes by invitation sits down with it', async () => {
  const sat = vi.spyOn(api, 'sit').mockResolvedValue(waits([{}, { yours: true }]))
  enter(waits([{ name: 'Owl' }, { free: true }]), 'moth')
  await fireEvent.click(screen.getByRole('button', { name: /Sit/ }))
  expect(sat).toHaveBeenCalledWith('t1', { seat: 1, invite: 'moth' })
  expect(await screen.findByRole('button', { name: 'i am ready' })).toBeInTheDocument()
})

test('without an invitation one asks for a seat, and sees what becomes of it', async () => {
  const asked = vi
    .spyOn(api, 'askForSeat')
    .mockResolvedValue(waits([{ name: 'Owl' }, { free: true }], { request: 'sent' }))
  enter(waits([{ name: 'Owl' }, { free: true }]))
  expect(screen.queryByRole('button', { name: /Sit/ })).toBeNull()
  expect(screen.getByText('waiting invitation')).toBeInTheDocument()
  await fireEvent.click(screen.getByRole('button', { name: 'ask for seat' }))
  expect(asked).toHaveBeenCalledWith('t1')
  expect(await screen.findByText('waiting asked')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'ask for seat' })).toBeNull()
})

test.each([
  [{ request: 'declined' as const }, [{ free: true }], 'waiting declined'],
  [{}, [{ name: 'Elm' }], 'waiting watch'],
  [{ terms: { ...USUAL, watch: false } }, [{ name: 'Elm' }], 'waiting unwatched'],
])('where there is nothing to ask for, the reason is said (%#)', (more, others, said) => {
  enter(waits([{ name: 'Owl' }, ...others], more))
  expect(screen.getByText(said)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'ask for seat' })).toBeNull()
})

test('the owner sees who asks for a seat, and accepts or declines', async () => {
  const match = (requests: MatchInfo['requests']) => waits([{ yours: true }, { free: true }], { mine: true, requests })
  const accepted = vi.spyOn(api, 'acceptRequest').mockResolvedValue(match([{ person: 'p8', name: 'Moth' }]))
  const declined = vi.spyOn(api, 'declineRequest').mockResolvedValue(match([]))
  catalogue.add('en', '', 'request-accept-person = Give { $name } a seat\nrequest-decline-person = Decline { $name }\n')
  enter(
    match([
      { person: 'p7', name: 'Bat' },
      { person: 'p8', name: 'Moth' },
    ]),
  )
  await fireEvent.click(screen.getByRole('button', { name: 'Give Bat a seat' }))
  expect(accepted).toHaveBeenCalledWith('t1', 'p7')
  await vi.waitFor(() => expect(screen.queryByText('Bat')).toBeNull())
  await fireEvent.click(screen.getByRole('button', { name: 'Decline Moth' }))
  expect(declined).toHaveBeenCalledWith('t1', 'p8')
  await vi.waitFor(() => expect(screen.queryByText('Moth')).toBeNull())
})

test('nobody is accepted while no seat is free', () => {
  enter(waits([{ yours: true }, { name: 'Elm' }], { mine: true, requests: [{ person: 'p7', name: 'Bat' }] }))
  expect(screen.getByRole('button', { name: /Bat a seat|request accept person/ })).toBeDisabled()
  expect(screen.getByText('requests full')).toBeInTheDocument()
})

test('one is ready by a word, and the seal that was seen is noted', async () => {
  const said = vi.spyOn(api, 'ready').mockResolvedValue(waits([{ yours: true, ready: true }, { free: true }]))
  enter(waits([{ yours: true }, { free: true }], { invite: 'moth' }))
  expect(screen.getByRole('textbox', { name: 'invite link' })).toHaveValue(`${location.origin}/match/t1?invite=moth`)
  const field = screen.getByLabelText('dice words own')
  expect((field as HTMLInputElement).value).toMatch(/oak|elm/)
  await fireEvent.input(field, { target: { value: ' hazel ' } })
  await fireEvent.click(screen.getByRole('button', { name: 'i am ready' }))
  expect(said).toHaveBeenCalledWith('t1', 'hazel')
  expect(noted('t1')).toBe('seal')
  expect(await screen.findByText('you are ready')).toBeInTheDocument()
})

test('the owner puts a bot at a free seat, and removes a stranger', async () => {
  const level = vi.spyOn(api, 'seatLevel').mockResolvedValue(waits([{ yours: true }]))
  const removed = vi.spyOn(api, 'removeFrom').mockResolvedValue(waits([{ yours: true }]))
  enter(waits([{ yours: true }, { free: true }, { name: 'Pest', person: 'p9' }], { mine: true }))
  await fireEvent.click(screen.getByRole('button', { name: 'remove person' }))
  expect(removed).toHaveBeenCalledWith('t1', 2)
  enter(waits([{ yours: true }, { free: true }], { mine: true }))
  await fireEvent.change(screen.getByRole('combobox'), { target: { value: 'lantern' } })
  expect(level).toHaveBeenCalledWith('t1', 1, 'lantern')
})

test('a seat that was taken meanwhile is said', async () => {
  vi.spyOn(api, 'sit').mockRejectedValue(
    new api.ApiError(409, 'taken', { key: 'refusal-seat-taken', args: {}, seats: {} }),
  )
  enter(waits([{}, { free: true }], { listed: true }))
  await fireEvent.click(screen.getByRole('button', { name: /Sit/ }))
  expect(await screen.findByRole('alert')).toHaveTextContent('taken')
})

test('the game begins by itself', async () => {
  vi.spyOn(api, 'ready').mockResolvedValue(waits([{ yours: true }], { begun: true }))
  const begun = enter(waits([{ yours: true }]))
  await fireEvent.click(screen.getByRole('button', { name: 'i am ready' }))
  await vi.waitFor(() => expect(begun).toHaveBeenCalled())
})
