import { expect, test } from 'vitest'
import { read } from './router.svelte'

test.each([
  ['/', { page: 'gallery' }],
  ['/new/illuminated', { page: 'new', game: 'illuminated' }],
  ['/table/a%20b', { page: 'table', id: 'a b' }],
  ['/rules/illuminated/', { page: 'rules', game: 'illuminated' }],
  ['/rules', { page: 'nowhere' }],
  ['/table/1/2', { page: 'nowhere' }],
  ['/table/%', { page: 'nowhere' }],
])('%s leads to its page', (path, place) => {
  expect(read(path)).toEqual(place)
})
