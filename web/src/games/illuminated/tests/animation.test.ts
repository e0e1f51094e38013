import { expect, test } from 'vitest'
import type { Entry } from '../../../net/protocol.gen'
import { frames, STILL, type Cue } from '../model/animation'

const entry = (...events: [string, Record<string, unknown>][]): Entry => ({
  step: 1,
  seat: 0,
  action: null,
  face: null,
  faces: null,
  note: null,
  events: events.map(([kind, fields]) => ({ kind, fields, say: null })),
})
const before = { entities: [[{ zone: 'light', value: 1 }]] }
const after = { entities: [[{ zone: 'light', value: 2 }]] }
const tried = { seat: 0, verb: 'help', target: 5, own: 1 }
const rolled = { seat: 0, pip: 3, bonus: 2, penalty: 1, total: 4, needed: 3, success: true }

test('an attempt is pointed at', () => {
  const [frame, ...rest] = frames(before, entry(['tried', tried]), before, null)
  expect(rest).toEqual([])
  expect(frame?.cue).toEqual({ ...STILL, attempt: { seat: 0, verb: 'help', target: 5, own: 1 } })
})

test('a verb that spends nothing has no own Entity', () => {
  const [frame] = frames(before, entry(['tried', { ...tried, verb: 'raise', own: -1 }]), before, null)
  expect((frame?.cue as Cue).attempt?.own).toBeNull()
})

test('the die rolls and is read over the old position, then the Entity moves', () => {
  const cue: Cue = { ...STILL, attempt: { seat: 0, verb: 'help', target: 5, own: 1 } }
  const shown = frames(before, entry(['rolled', rolled], ['moved', {}]), after, cue)
  expect(shown.map(({ view }) => view)).toEqual([before, before, after, after])
  expect(shown.map(({ cue: now }) => (now as Cue).rolling)).toEqual([true, false, false, false])
  expect((shown[1]?.cue as Cue).attempt).toBe(cue.attempt)
  expect(shown.at(-1)?.cue).toEqual(STILL)
})

test('a failure that moves nothing has no frame of movement', () => {
  expect(frames(before, entry(['rolled', { ...rolled, success: false }]), before, null)).toHaveLength(3)
})

test('a winner is celebrated to the end', () => {
  const shown = frames(before, entry(['rolled', rolled], ['won', { seat: 0, entity: 2 }]), after, null)
  expect((shown.at(-1)?.cue as Cue).winner).toBe(2)
})
