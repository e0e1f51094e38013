import { expect, test } from 'vitest'
import { read, router } from './router.svelte'

test.each([
  ['/', { page: 'gallery' }],
  ['/new/illuminated', { page: 'new', game: 'illuminated', online: false, wish: {} }],
  ['/table/a%20b', { page: 'table', id: 'a b', invite: null }],
  ['/seat/t1/2/secret', { page: 'seat', id: 't1', seat: 2, token: 'secret' }],
  ['/seat/t1/two/secret', { page: 'nowhere' }],
  ['/lobby', { page: 'lobby' }],
  ['/mine', { page: 'mine' }],
  ['/me', { page: 'me' }],
  ['/people/bot:greedy', { page: 'person', person: 'bot:greedy' }],
  ['/ranking/illuminated', { page: 'ranking', game: 'illuminated' }],
  ['/daily/illuminated', { page: 'daily', game: 'illuminated', day: null }],
  ['/daily/illuminated/2030-01-31', { page: 'daily', game: 'illuminated', day: '2030-01-31' }],
  ['/replay/t1', { page: 'replay', id: 't1', step: 0 }],
  ['/analysis/t1', { page: 'analysis', id: 't1' }],
  ['/rules/illuminated/', { page: 'rules', game: 'illuminated' }],
  ['/rules', { page: 'nowhere' }],
  ['/table/1/2', { page: 'nowhere' }],
  ['/table/%', { page: 'nowhere' }],
])('%s leads to its page', (path, place) => {
  expect(read(path)).toEqual(place)
})

test('what a new table is to be like stands behind the address', () => {
  expect(read('/new/moths', '?seats=1&scenario=2&online')).toEqual({
    page: 'new',
    game: 'moths',
    online: true,
    wish: { seats: '1', scenario: '2' },
  })
})

test('an invitation stands behind the address', () => {
  expect(read('/table/t1', '?invite=moth')).toEqual({ page: 'table', id: 't1', invite: 'moth' })
})

test('a step of a replay stands behind the address; what is none counts as the first', () => {
  expect(read('/replay/t1', '?step=12')).toEqual({ page: 'replay', id: 't1', step: 12 })
  expect(read('/replay/t1', '?step=-1')).toEqual({ page: 'replay', id: 't1', step: 0 })
})

test('the router follows addresses with what stands behind them', () => {
  router.go('/table/t1?invite=owl')
  expect(router.place).toEqual({ page: 'table', id: 't1', invite: 'owl' })
  router.go('/lobby')
  expect(router.place).toEqual({ page: 'lobby' })
})
