import { expect, test } from 'vitest'
import type { Advice, FromBrowser, Previewed } from '../../net/protocol.gen'
import { observationOf } from '../../testing/fixtures'
import { Questions } from './questions.svelte'

const at = { step: 4, seat: 0 }
const phrase = { key: 'refusal-over', args: {}, seats: {} }
const previewed = (...actions: string[]): Previewed => ({
  type: 'previewed',
  step: 4,
  actions,
  view: {},
  event: null,
  offers: [],
  taken: [],
})
const advice = { type: 'advice', ...at, what: 'hint' } as Advice

function ask(open = true) {
  const sent: FromBrowser[] = []
  return { sent, questions: new Questions((message) => open && (sent.push(message), true)) }
}

test('only the latest preview is answered', async () => {
  const { questions, sent } = ask()
  const [first, second] = [questions.preview(at, ['a']), questions.preview(at, ['b', 'c'])]
  questions.receive(previewed('a'))
  questions.receive(previewed('b', 'c'))
  expect([await first, await second]).toEqual([null, previewed('b', 'c')])
  expect(sent.at(-1)).toEqual({ type: 'preview', ...at, actions: ['b', 'c'] })
})

test('a reason answers the question about the same fields, in any order', async () => {
  const { questions } = ask()
  const reason = questions.why(at, 'raise', { target: 3, by: 1 })
  questions.receive({ type: 'reason', step: 4, kind: 'raise', fields: { target: 2, by: 1 }, phrase: null })
  questions.receive({ type: 'reason', step: 4, kind: 'raise', fields: { by: 1, target: 3 }, phrase })
  expect(await reason).toEqual(phrase)
})

test('a question that is refused, not sent, or without a decision has no answer', async () => {
  const { questions, sent } = ask()
  const refused = [questions.preview(at, ['a']), questions.why(at, 'raise', {})]
  questions.refuse(null)
  expect(await Promise.all(refused)).toEqual([null, null])
  expect(await questions.preview(null, ['a'])).toBeNull()
  expect(sent).toHaveLength(2)
  expect(await ask(false).questions.why(at, 'raise', {})).toBeNull()
})

test('advice is for the decision it was asked for, until it is dismissed', () => {
  const { questions, sent } = ask()
  questions.advise(at, 'hint')
  expect([questions.adviceFor, sent]).toEqual(['hint', [{ type: 'askAdvice', ...at, what: 'hint' }]])
  questions.receive(advice)
  expect(questions.adviceFor).toBeNull()
  expect(questions.adviceAt(observationOf(4, 0, [0]))).toEqual(advice)
  expect(questions.adviceAt(observationOf(5, 0, [0]))).toBeNull()
  expect(questions.adviceAt(null)).toBeNull()
  questions.dismissAdvice()
  expect(questions.adviceAt(observationOf(4, 0, [0]))).toBeNull()
})

test('advice that is refused or cannot be asked for is not waited for', () => {
  const { questions } = ask()
  questions.advise(at, 'odds')
  questions.refuse('some-key')
  expect(questions.adviceFor).toBeNull()
  const offline = ask(false).questions
  offline.advise(at, 'odds')
  expect(offline.adviceFor).toBeNull()
})
