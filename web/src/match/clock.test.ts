import { expect, test } from 'vitest'
import { left, passed, reading, urgent } from './clock'

const clock = { info: { now: 0, left: [10_000, 5000, null], running: [0] }, at: 1000 }

test('only a running clock goes down, and never below nothing', () => {
  expect(left(clock, 0, 4000)).toBe(7000)
  expect(left(clock, 1, 4000)).toBe(5000)
  expect(left(clock, 2, 4000)).toBeNull()
  expect(left(clock, 0, 99_000)).toBe(0)
})

test('little is ten seconds, or a tenth', () => {
  expect(urgent(10_000, { seconds: 30 })).toBe(true)
  expect(urgent(10_001, { seconds: 30 })).toBe(false)
  expect(urgent(59_000, { seconds: 600 })).toBe(true)
})

test('times are read by their size', () => {
  expect(reading(65_000)).toBe('1:05')
  expect(reading(9100)).toBe('0:10')
  expect(reading(2 * 3600_000 + 60_000)).toEqual({ key: 'clock-hours', args: { hours: 2, minutes: 1 } })
  expect(reading(50 * 3600_000)).toEqual({ key: 'clock-days', args: { days: 2, hours: 2 } })
})

test('a mark is said when it is passed, once', () => {
  expect(passed(30_200, 29_950)).toBe(30)
  expect(passed(29_950, 29_700)).toBeNull()
  expect(passed(Infinity, 9000)).toBe(60)
})
