import { expect, test } from 'vitest'
import { bearing, endsOf, heading, lookAt, seen, sizeOf, under } from '../model/layout'

const cameras = [0, 1, 2, 3].map((turn) => ({ turn, scale: 0.8, width: 600, depth: 900 }))

test('a wide room shows the table lying, a narrow one upright', () => {
  expect(lookAt(1000, 760, 600, 900, false).turn).toBe(3)
  expect(lookAt(390, 570, 600, 900, false).turn).toBe(0)
  expect(lookAt(390, 570, 600, 900, true).turn).toBe(2)
})

test('it fits into the room with its rim', () => {
  const { width, height } = sizeOf(lookAt(1000, 760, 600, 900, false))
  expect(width).toBeLessThanOrEqual(1000 - 68)
  expect(height).toBeLessThanOrEqual(760 - 68)
})

test('the own end is below, or to the right', () => {
  const near = { x: 300, y: 0 }
  expect(seen(cameras[0]!, near)).toEqual({ x: 240, y: 720 })
  expect(seen(cameras[3]!, near)).toEqual({ x: 720, y: 240 })
  expect([endsOf(cameras[0]!), endsOf(cameras[3]!), endsOf(cameras[1]!)]).toEqual([
    [0, 1],
    [1, 0],
    [0, 1],
  ])
})

test.each(cameras)('what is seen lies under the same point, turned by $turn', (camera) => {
  const place = { x: 120, y: 700 }
  const { x, y } = under(camera, seen(camera, place))
  expect([x, y].map(Math.round)).toEqual([120, 700])
})

test.each(cameras)('a direction and its way across the screen agree, turned by $turn', (camera) => {
  for (const angle of [0, 4525, 9000, 18000, 31000]) {
    const way = bearing(camera, angle)
    expect(heading(camera, way.x, way.y)).toBe(angle)
    const [from, to] = [
      seen(camera, { x: 300, y: 450 }),
      seen(camera, { x: 300 + Math.sin((angle * Math.PI) / 18000), y: 450 + Math.cos((angle * Math.PI) / 18000) }),
    ]
    expect(to.x - from.x).toBeCloseTo(way.x * camera.scale)
    expect(to.y - from.y).toBeCloseTo(way.y * camera.scale)
  }
})
