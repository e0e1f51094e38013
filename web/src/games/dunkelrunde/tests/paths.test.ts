import { expect, test } from 'vitest'
import { content as board, view } from './fixture'
import { flee, glide, longest, reachOf, walk } from '../model/paths'

test('a child walks along the road', () => {
  expect(walk(board, 1, 4, 3)).toEqual([1, 2, 3, 4])
})

test('with more than three pips the way behind a hidden path goes by the road', () => {
  expect(walk(board, 5, 8, 4)).toEqual([5, 6, 7, 8])
  expect(walk(board, 5, 10, 2)).toEqual([5, 10])
  expect(walk(board, 10, 9, 3)).toEqual([10, 11, 8, 9])
})

test('a ghost goes all its pips and turns before a shelter', () => {
  expect(glide(board, 0, 3, 1, 2)).toEqual([3, 2, 1])
  expect(glide(board, 0, 3, 3, 2)).toEqual([3, 4, 3])
  expect(glide(board, 1, 7, 7, 4)).toEqual([7, 8, 7, 6, 7])
})

test('the frightened run back along the road', () => {
  expect(flee(board, 3, 0)).toEqual([3, 2, 1, 0])
  expect(flee(board, 8, 5)).toEqual([8, 7, 6, 5])
})

test('of all ways of a piece those are drawn that contain the others', () => {
  const reach = reachOf(board, view, 'child 0', [3, 2])
  expect(reach.map(({ tile, steps }) => [tile, steps])).toEqual([
    [2, 1],
    [3, 2],
  ])
  expect(longest(reach)).toEqual([[1, 2, 3]])
})
