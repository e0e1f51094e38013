import { render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { self } from '../account/me.svelte'
import * as api from '../net/api'
import type { GameInfo, MatchInfo, Me } from '../net/protocol.gen'
import { gameOf, matchOf, meOf } from '../testing/fixtures'
import App from './App.svelte'
import { capabilities } from './capabilities.svelte'
import { router } from './router.svelte'
import { turns } from './turnCounter.svelte'

const { can } = capabilities
const waiting = () => new Promise<never>(() => undefined)
const match = matchOf([{ name: 'Owl', yours: true }], { mine: true })

function later<T>() {
  let answer: (value: T) => void = () => undefined
  return { promise: new Promise<T>((resolve) => (answer = resolve)), answer: (value: T) => answer(value) }
}

beforeEach(() => {
  router.go('/')
  turns.matches = []
  vi.spyOn(api, 'texts').mockResolvedValue('')
  vi.spyOn(api, 'capabilities').mockResolvedValue(can)
  vi.spyOn(api, 'games').mockResolvedValue([gameOf()])
  vi.spyOn(api, 'me').mockResolvedValue(meOf({ name: 'Heron' }))
  vi.spyOn(api, 'callMe').mockResolvedValue(meOf({ name: 'Guest' }))
  vi.spyOn(api, 'matches').mockResolvedValue([match])
})
afterEach(() => {
  self.now = null
  self.arrived = false
  turns.matches = []
  turns.trouble = null
})

const tile = () => screen.findByRole('heading', { name: 'moths' })
const own = () => screen.queryByRole('heading', { name: 'continue heading' })

test('the games are shown while it is not known who I am; the rest follows', async () => {
  const me = later<Me>()
  vi.mocked(api.me).mockReturnValue(me.promise)
  render(App)
  await tile()
  expect([screen.queryByText('Heron'), own()]).toEqual([null, null])
  expect(api.matches).not.toHaveBeenCalled()
  me.answer(meOf({ name: 'Heron' }))
  expect(await screen.findByText('Heron')).toBeInTheDocument()
  await vi.waitFor(() => expect(own()).toBeInTheDocument())
  expect(api.callMe).not.toHaveBeenCalled()
})

test('the games are shown while my matches are slow, and none are shown above them', async () => {
  const games = later<GameInfo[]>()
  const matches = later<MatchInfo[]>()
  vi.mocked(api.games).mockReturnValue(games.promise)
  vi.mocked(api.matches).mockReturnValue(matches.promise)
  const { unmount } = render(App)
  await screen.findByText('Heron')
  games.answer([gameOf()])
  await tile()
  expect(own()).toBeNull()
  unmount()
  vi.mocked(api.games).mockReturnValue(waiting())
  vi.mocked(api.matches).mockResolvedValue([match])
  render(App)
  await vi.waitFor(() => expect(turns.matches).toEqual([match]))
  expect(own()).toBeNull()
})

test('the games are shown without an answer to the other questions, and the reason is told', async () => {
  const away = new api.ApiError(0, 'The table cannot be reached.', null)
  for (const question of ['me', 'matches', 'capabilities'] as const) vi.mocked(api[question]).mockRejectedValue(away)
  render(App)
  await tile()
  expect(await screen.findByRole('alert')).toHaveTextContent('cannot be reached')
})

test('the games are asked for while the texts come, and again at the next visit', async () => {
  const texts = later<string>()
  vi.mocked(api.texts).mockReturnValue(texts.promise)
  const { unmount } = render(App)
  expect(api.games).toHaveBeenCalledTimes(1)
  texts.answer('')
  await tile()
  expect(api.games).toHaveBeenCalledTimes(1)
  router.go('/no/such/page')
  await screen.findByRole('heading', { name: 'not found title' })
  router.go('/')
  await tile()
  expect(api.games).toHaveBeenCalledTimes(2)
  unmount()
})

test('a guest is made once, before anything of one’s own is asked for', async () => {
  const guest = later<Me>()
  vi.mocked(api.me).mockResolvedValue(null)
  vi.mocked(api.callMe).mockReturnValue(guest.promise)
  render(App)
  await tile()
  expect(api.matches).not.toHaveBeenCalled()
  guest.answer(meOf({ name: 'Guest' }))
  expect(await screen.findByText('Guest')).toBeInTheDocument()
  await vi.waitFor(() => expect(api.matches).toHaveBeenCalled())
  expect(api.callMe).toHaveBeenCalledTimes(1)
})

test('a page with something of one’s own waits until it is known who that is', async () => {
  const me = later<Me>()
  vi.mocked(api.me).mockReturnValue(me.promise)
  router.go('/new/moths')
  render(App)
  await screen.findByRole('link', { name: 'lobby' })
  expect(document.querySelector('main')!.textContent.trim()).toBe('')
  me.answer(meOf())
  expect(await screen.findByRole('button', { name: 'create match submit' })).toBeInTheDocument()
})

test('another person begins with an empty list', async () => {
  render(App)
  await vi.waitFor(() => expect(own()).toBeInTheDocument())
  vi.mocked(api.matches).mockReturnValue(waiting())
  await self.become(Promise.resolve(meOf({ person: 'p9' })))
  await vi.waitFor(() => expect(own()).toBeNull())
})
