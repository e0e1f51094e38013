import { expect, test } from 'vitest'
import { observationOf } from '../../testing/fixtures'
import { SeatSwitch } from './seatSwitch.svelte'

function sit() {
  const looks: number[] = []
  return { looks, seats: new SeatSwitch((seat) => looks.push(seat)) }
}
const open = () => false
const secret = () => true

test('without secrets the screen turns to the own seat that decides', () => {
  const { looks, seats } = sit()
  seats.follow(observationOf(0, 0, [1, 2]), [0, 2], open)
  expect([looks, seats.passDevice]).toEqual([[2], null])
  seats.follow(observationOf(0, 0, [1]), [0, 2], open)
  expect(looks).toEqual([2])
})

test('where several decide, the one that has decided gives way once', () => {
  const { looks, seats } = sit()
  seats.follow(observationOf(0, 0, [0, 1]), [0, 1], open)
  expect(looks).toEqual([])
  seats.decided(0)
  seats.follow(observationOf(1, 0, [0, 1]), [0, 1], open)
  seats.follow(observationOf(1, 0, [0, 1]), [0, 1], open)
  expect(looks).toEqual([1])
})

test('with secrets the device is passed, and seen once the next player has it', () => {
  const { looks, seats } = sit()
  seats.pass()
  seats.follow(observationOf(0, null, [1]), [0, 1], secret)
  expect([looks, seats.passDevice]).toEqual([[], 1])
  seats.pass()
  seats.shown(0)
  expect([looks, seats.passDevice]).toEqual([[1], 1])
  seats.shown(1)
  expect(seats.passDevice).toBeNull()
})
