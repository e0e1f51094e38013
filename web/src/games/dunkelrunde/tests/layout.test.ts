import { expect, test } from 'vitest'
import { content as board, view } from './fixture'
import { beneath, beside, curve, fan, lookAt, measure, RIM, seen, stands, WHOLE } from '../model/layout'
import { riverOf } from '../model/riverShape'
import { clearings, gap, growths, sites } from '../model/scenery'

test.each([1, 2, 3, 5, 7, 12])('%i children on one tile stand where each can be seen', (count) => {
  const spots = fan(count, 33)
  expect(spots).toHaveLength(count)
  for (const [n, spot] of spots.entries())
    for (const other of spots.slice(n + 1)) expect(gap(spot, other)).toBeGreaterThan(18)
})

test('pieces stand on their tiles, a ghost beside the children', () => {
  const { children, ghosts } = stands(board, { ...view, ghosts: [1, 7, 7, 8] }, 1)
  expect(children.map(({ tile }) => tile)).toEqual(view.children)
  expect(ghosts[0]!.x - children[0]!.x).toBeGreaterThan(30)
  expect(ghosts[2]!.x - ghosts[1]!.x).toBeGreaterThan(30)
})

test('on a wide screen the whole board is seen, on a phone it comes nearer for a choice', () => {
  const points = [board.tiles[1]!, board.tiles[2]!]
  expect(lookAt(measure(1000, 800), points)).toBe(WHOLE)
  const phone = measure(360, 360)
  const camera = lookAt(phone, points)
  expect(camera.zoom).toBeGreaterThan(2)
  for (const point of points) {
    const { x, y } = seen(phone, camera, point)
    expect(Math.min(x, y, 360 - x, 360 - y)).toBeGreaterThan(10)
    expect(gap(beneath(phone, camera, { x, y }), point)).toBeLessThan(0.001)
  }
  expect(lookAt(phone, [])).toBe(WHOLE)
})

test('tiles that are near for a choice are wide enough for a finger', () => {
  const phone = measure(360, 360)
  expect(44 * phone.scale * lookAt(phone, [board.tiles[1]!, board.tiles[4]!]).zoom).toBeGreaterThan(24)
})

test('the river leaves the board at both ends and passes the bridge', () => {
  const { line, shores } = riverOf(board)!
  expect(Math.hypot(line[0]!.x, line[0]!.y)).toBeGreaterThan(500)
  expect(Math.hypot(line.at(-1)!.x, line.at(-1)!.y)).toBeGreaterThan(500)
  expect(Math.min(...line.map((point) => gap(point, board.tiles[2]!)))).toBeLessThan(30)
  expect(shores).toEqual([board.tiles[4], board.tiles[5]])
})

test('pictures stand beside their tiles, and nothing grows upon the road', () => {
  const places = sites(board, [])
  expect([...places.keys()]).toEqual(['linden', 'village', 'hut', 'ruin'])
  const grown = growths(board, [...places.values()], clearings(board, [], 2))
  expect(grown.length).toBeGreaterThan(40)
  for (const growth of grown) for (const tile of board.tiles) expect(gap(growth, tile)).toBeGreaterThan(50)
  expect(growths(board, [...places.values()], clearings(board, [], 2))).toEqual(grown)
  const spot = beside(board, 9, 60)
  expect(Math.hypot(spot.x, spot.y)).toBeLessThan(RIM)
})

test('a line leads through its points', () => {
  expect(
    curve([
      { x: 0, y: 0 },
      { x: 6, y: 0 },
    ]),
  ).toBe('M0 0C1 0 5 0 6 0')
  expect(curve([])).toBe('')
})
