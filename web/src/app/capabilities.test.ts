import { render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { self } from '../account/me.svelte'
import * as api from '../net/api'
import type { Capabilities, OutcomeInfo } from '../net/protocol.gen'
import { gameOf, matchOf, meOf, observationOf } from '../testing/fixtures'
import App from './App.svelte'
import { capabilities } from './capabilities.svelte'
import { router } from './router.svelte'

const ALL: Capabilities = { online: true, accounts: true, ranking: true, daily: true, analysis: true }
const NOTHING: Capabilities = { online: false, accounts: false, ranking: false, daily: false, analysis: false }
const NEEDY = /^\/(lobby|me|people|ranking|daily|analysis|match\/[^/]+\/seat)\b|\?online/

const over: OutcomeInfo = {
  places: [1, 2],
  winners: [0],
  scores: [1, 0],
  reason: { key: 'reason-given-up', args: {}, seats: {} },
}
const match = matchOf([{ yours: true }, {}], { finished: true, mine: true })

class Line {
  static readonly OPEN = 1
  readyState = 1
  onopen = () => {}
  onmessage = (_: { data: string }) => {}
  constructor() {
    queueMicrotask(() => {
      this.onopen()
      const observation = observationOf(0, null, [], { outcome: over })
      this.onmessage({ data: JSON.stringify({ type: 'snapshot', match, observation, log: [], chat: [], protocol: 4 }) })
    })
  }
  send() {}
  close() {}
}

beforeEach(() => {
  vi.stubGlobal('WebSocket', Line)
  vi.spyOn(api, 'texts').mockResolvedValue('')
  vi.spyOn(api, 'me').mockResolvedValue(meOf())
  vi.spyOn(api, 'games').mockResolvedValue([gameOf({ daily: true })])
  vi.spyOn(api, 'matches').mockResolvedValue([match])
  vi.spyOn(api, 'match').mockResolvedValue(match)
  vi.spyOn(api, 'content').mockResolvedValue({})
  vi.spyOn(api, 'terminal').mockResolvedValue('')
  const step = { observation: observationOf(0, null, [], { outcome: over }), entry: null, notes: [] }
  vi.spyOn(api, 'replayPage').mockResolvedValue({ match, first: 0, total: 0, steps: [step] })
})
afterEach(() => {
  vi.unstubAllGlobals()
  capabilities.can = ALL
  self.now = null
  self.arrived = false
  router.go('/')
})

function visit(address: string, can: Capabilities): void {
  vi.spyOn(api, 'capabilities').mockResolvedValue(can)
  router.go(address)
  render(App)
}

const needy = () =>
  [...document.querySelectorAll('a')].map((link) => link.getAttribute('href')!).filter((href) => NEEDY.test(href))

const PAGES = [
  ['/', () => screen.findByRole('link', { name: /^play/ }), ['/lobby', '/me', '/daily/moths', '/ranking/moths']],
  ['/new/moths', () => screen.findByRole('button', { name: 'create match submit' }), ['/lobby', '/me']],
  ['/match/t1', () => screen.findByRole('link', { name: 'replay' }), ['/lobby', '/me', '/analysis/t1']],
  ['/replay/t1', () => screen.findByRole('button', { name: 'replay play' }), ['/lobby', '/me', '/analysis/t1']],
] as const

test.each(PAGES)('%s has no link to what the host does not offer', async (address, shown) => {
  visit(address, NOTHING)
  await shown()
  expect(needy()).toEqual([])
  expect(screen.queryByRole('radio')).toBeNull()
  expect(api.me).not.toHaveBeenCalled()
})

test.each(PAGES)('%s links to what the host offers', async (address, shown, links) => {
  visit(address, ALL)
  await shown()
  await screen.findByRole('link', { name: /^me:/ })
  expect([...new Set(needy())].sort()).toEqual([...links].sort())
  expect(screen.queryAllByRole('radio').length > 0).toBe(address.startsWith('/new'))
})

test.each([
  '/lobby',
  '/new/moths?online',
  '/match/t1/seat/0/token',
  '/me',
  '/people/p1',
  '/ranking/moths',
  '/daily/moths',
  '/analysis/t1',
])('%s says plainly that it is not offered', async (address) => {
  visit(address, NOTHING)
  expect(await screen.findByRole('heading', { name: 'not offered title' })).toBeInTheDocument()
})

test('without an answer everything is tried', async () => {
  vi.spyOn(api, 'capabilities').mockRejectedValue(new api.ApiError(0, '', null))
  await capabilities.ask()
  expect(capabilities.can).toEqual(ALL)
})
