import { expect, test } from 'vitest'
import { entryWith } from '../../../testing/fixtures'
import { frames, STILL, type Cue } from '../model/animation'
import type { IlluminatedEvent, Tried } from '../types.gen'
import { light, view } from './fixture'

const entry = entryWith<IlluminatedEvent>
const before = { ...view, entities: [[light(1)]] }
const after = { ...view, entities: [[light(2)]] }
const tried: Tried['fields'] = { seat: 0, verb: 'help', target: 5, own: 1 }
const rolled = { seat: 0, pip: 3, bonus: 2, penalty: 1, total: 4, needed: 3, success: true }

test('an attempt is pointed at', () => {
  const [frame, ...rest] = frames(before, entry({ kind: 'tried', fields: tried }), before, null)
  expect(rest).toEqual([])
  expect(frame?.cue).toEqual({ ...STILL, attempt: { seat: 0, verb: 'help', target: 5, own: 1 } })
})

test('a verb that spends nothing has no own Entity', () => {
  const [frame] = frames(before, entry({ kind: 'tried', fields: { ...tried, verb: 'raise', own: -1 } }), before, null)
  expect(frame?.cue.attempt?.own).toBeNull()
})

test('the die rolls and is read over the old position, then the Entity moves', () => {
  const cue: Cue = { ...STILL, attempt: { seat: 0, verb: 'help', target: 5, own: 1 } }
  const shown = frames(
    before,
    entry(
      { kind: 'rolled', fields: rolled },
      { kind: 'moved', fields: { entity: 0, zoneFrom: 'light', valueFrom: 1, zoneTo: 'light', valueTo: 2 } },
    ),
    after,
    cue,
  )
  expect(shown.map(({ view }) => view)).toEqual([before, before, after, after])
  expect(shown.map(({ cue: now }) => now.rolling)).toEqual([true, false, false, false])
  expect(shown[1]?.cue.attempt).toBe(cue.attempt)
  expect(shown.at(-1)?.cue).toEqual(STILL)
})

test('a failure that moves nothing has no frame of movement', () => {
  expect(frames(before, entry({ kind: 'rolled', fields: { ...rolled, success: false } }), before, null)).toHaveLength(3)
})

test('a winner is celebrated to the end', () => {
  const shown = frames(
    before,
    entry({ kind: 'rolled', fields: rolled }, { kind: 'won', fields: { seat: 0, entity: 2 } }),
    after,
    null,
  )
  expect(shown.at(-1)?.cue.winner).toBe(2)
})
