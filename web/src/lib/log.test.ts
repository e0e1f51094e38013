import { expect, test } from 'vitest'
import type { Words } from './catalogue.svelte'
import { chapters, linesOf } from './log'
import { entryOf } from '../testing/things'
import type { EventInfo } from './wire.gen'

const words: Words = { text: (key) => key, find: (key) => key, say: ({ key }) => key }
const event = (kind: string, fields = {}): EventInfo => ({ kind, fields, say: { key: `event-${kind}`, args: {}, seats: {} } })
const entry = (step: number, ...events: EventInfo[]) => entryOf(step, { seat: null, action: null, events })

test('an event without words makes no line', () => {
  expect(linesOf(entry(1, { ...event('moved'), say: null }, event('won')), words)).toEqual([{ kind: 'won', text: 'event-won' }])
})

test('the log is cut where a turn begins, and each part knows the step to fork at', () => {
  const told = chapters([entry(1, event('began'), event('turn', { seat: 1 })), entry(2, event('tried')), entry(3, event('rolled'), event('turn', { seat: 0 }))], words)
  expect(told.map(({ step, seat }) => [step, seat])).toEqual([[0, null], [1, 1], [3, 0]])
  expect(told.map(({ lines }) => lines.map(({ kind }) => kind))).toEqual([['began'], ['turn', 'tried', 'rolled'], ['turn']])
})

test('a note on the people is a line of its own', () => {
  const note = { key: 'note-gave-up', args: {}, seats: { seat: 0 } }
  expect(linesOf(entryOf(4, { note }), words)).toEqual([{ kind: 'note', text: 'note-gave-up' }])
})
