import { expect, test } from 'vitest'
import { read, router } from './router.svelte'

test.each([
  ['/', { page: 'gallery' }],
  ['/new/illuminated', { page: 'new', game: 'illuminated', online: false, wish: {} }],
  ['/match/a%20b', { page: 'match', id: 'a b', invite: null }],
  ['/match/t1/seat/2/secret', { page: 'seat', id: 't1', seat: 2, token: 'secret' }],
  ['/match/t1/seat/two/secret', { page: 'nowhere' }],
  ['/match/t1/seat/2', { page: 'nowhere' }],
  ['/match/t1/seat/2/secret/more', { page: 'nowhere' }],
  ['/match/t1/chair/2/secret', { page: 'nowhere' }],
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
  ['/match/1/2', { page: 'nowhere' }],
  ['/match/%', { page: 'nowhere' }],
])('%s leads to its page', (path, place) => {
  expect(read(path)).toEqual(place)
})

test('the wishes for a new match are in the query', () => {
  expect(read('/new/moths', '?seats=1&scenario=2&online')).toEqual({
    page: 'new',
    game: 'moths',
    online: true,
    wish: { seats: '1', scenario: '2' },
  })
})

test('an invitation is in the query', () => {
  expect(read('/match/t1', '?invite=moth')).toEqual({ page: 'match', id: 't1', invite: 'moth' })
})

test('a step of a replay is in the query; anything else means the first', () => {
  expect(read('/replay/t1', '?step=12')).toEqual({ page: 'replay', id: 't1', step: 12 })
  expect(read('/replay/t1', '?step=-1')).toEqual({ page: 'replay', id: 't1', step: 0 })
})

test('the router follows addresses and their queries', () => {
  router.go('/match/t1?invite=owl')
  expect(router.place).toEqual({ page: 'match', id: 't1', invite: 'owl' })
  router.go('/lobby')
  expect(router.place).toEqual({ page: 'lobby' })
})

test.each([
  ['/table/t%201?invite=owl', '/match/t%201?invite=owl', { page: 'match', id: 't 1', invite: 'owl' }],
  ['/table/t1/', '/match/t1', { page: 'match', id: 't1', invite: null }],
  ['/seat/t1/2/sec%2Fret', '/match/t1/seat/2/sec%2Fret', { page: 'seat', id: 't1', seat: 2, token: 'sec/ret' }],
])('the address %s of an earlier version becomes %s', (old, address, place) => {
  router.go('/lobby')
  const { length } = history
  router.go(old)
  expect(location.pathname + location.search).toBe(address)
  expect(router.place).toEqual(place)
  expect(history.length).toBe(length + 1)
})

test('an old address is also replaced on the way back', () => {
  const stop = router.start()
  history.replaceState(null, '', '/table/t1?invite=owl')
  dispatchEvent(new PopStateEvent('popstate'))
  expect(location.pathname + location.search).toBe('/match/t1?invite=owl')
  expect(router.path).toBe('/match/t1')
  stop()
  router.go('/lobby')
})
