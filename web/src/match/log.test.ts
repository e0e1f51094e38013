import { expect, test } from 'vitest'
import type { Texts } from '../i18n/catalogue.svelte'
import { chapters, linesOf } from './log'
import { entryOf } from '../testing/fixtures'
import type { EventInfo } from '../net/protocol.gen'

const texts: Texts = { text: (key) => key, find: (key) => key, phrase: ({ key }) => key }
const event = (kind: string, fields = {}): EventInfo => ({
  kind,
  fields,
  phrase: { key: `event-${kind}`, args: {}, seats: {} },
})
const entry = (step: number, ...events: EventInfo[]) => entryOf(step, { seat: null, action: null, events })

test('an event without words makes no line', () => {
  expect(linesOf(entry(1, { ...event('moved'), phrase: null }, event('won')), texts)).toEqual([
    { kind: 'won', text: 'event-won' },
  ])
})

test('the log is cut where a turn begins, and each part knows the step to fork at', () => {
  const found = chapters(
    [
      entry(1, event('began'), event('turn', { seat: 1 })),
      entry(2, event('tried')),
      entry(3, event('rolled'), event('turn', { seat: 0 })),
    ],
    texts,
  )
  expect(found.map(({ step, seat }) => [step, seat])).toEqual([
    [0, null],
    [1, 1],
    [3, 0],
  ])
  expect(found.map(({ lines }) => lines.map(({ kind }) => kind))).toEqual([
    ['began'],
    ['turn', 'tried', 'rolled'],
    ['turn'],
  ])
})

test('where nobody takes turns, each decision begins a part with what chance made of it', () => {
  const decided = (step: number, ...events: EventInfo[]) => entryOf(step, { seat: 0, events })
  const found = chapters(
    [entry(1, event('thrown')), decided(2, event('set')), decided(3), entry(4, event('met')), decided(5)],
    texts,
  )
  expect(found.map(({ step, seat }) => [step, seat])).toEqual([
    [0, null],
    [1, 0],
    [2, 0],
  ])
  expect(found.map(({ lines }) => lines.map(({ kind }) => kind))).toEqual([['thrown'], ['set'], ['met']])
})

test('a note about the players is a separate line', () => {
  const note = { key: 'note-gave-up', args: {}, seats: { seat: 0 } }
  expect(linesOf(entryOf(4, { note }), texts)).toEqual([{ kind: 'note', text: 'note-gave-up' }])
})
