import { expect, test } from 'vitest'
import { points, presetOf, PRESETS, span, USUAL, withClock, withPreset } from './terms'

test('every preset is known again by its clock', () => {
  for (const [name, terms] of Object.entries(PRESETS)) expect(presetOf(terms)).toBe(name)
  expect(presetOf({ ...PRESETS['quick']!, watch: false })).toBe('quick')
  expect(presetOf({ ...PRESETS['quick']!, seconds: 31 })).toBeNull()
})

test('a preset leaves one’s word on spectators', () => {
  expect(withPreset('days', { ...USUAL, watch: false, delay: 5 })).toMatchObject({
    pace: 'days',
    watch: false,
    delay: 5,
  })
})

test('another kind of clock brings a time that suits it', () => {
  expect(withClock(USUAL, 'move')).toMatchObject({ seconds: 60, increment: 0 })
  expect(withClock({ ...USUAL, pace: 'days' }, 'bank')).toMatchObject({ seconds: 7 * 86_400, increment: 86_400 })
  expect(withClock(PRESETS['steady']!, 'none')).toMatchObject({ seconds: 0, increment: 0 })
})

test('hints are told where they are allowed', () => {
  expect(points({ ...USUAL, advice: true }, false).map(({ key }) => key)).toContain('terms-hinted')
  expect(withPreset('quick', { ...USUAL, advice: true }).advice).toBe(true)
})

test('a time is told in its largest fitting unit', () => {
  expect(span('time', 90)).toEqual({ time: 90, timeUnit: 'seconds' })
  expect(span('time', 600)).toEqual({ time: 10, timeUnit: 'minutes' })
  expect(span('time', 3 * 86_400)).toEqual({ time: 3, timeUnit: 'days' })
  expect(span('time', 0)).toEqual({ time: 0, timeUnit: 'seconds' })
})

test('the delay is told where there are secrets to keep', () => {
  const keys = (hidden: boolean, more = {}) => points({ ...USUAL, ...more }, hidden).map(({ key }) => key)
  expect(keys(false)).toEqual(['terms-pace-live', 'terms-clock-none'])
  expect(keys(true)).toContain('terms-delay')
  expect(keys(true, { watch: false })).toEqual(['terms-pace-live', 'terms-clock-none', 'terms-unwatched'])
  expect(keys(false, { clock: 'move', seconds: 30, undo: false })).toEqual([
    'terms-pace-live',
    'terms-clock-move',
    'terms-runout-skip',
    'terms-no-undo',
  ])
})
