import { expect, test, vi } from 'vitest'
import type { GameFolder } from './games'
import { Session } from './session.svelte'
import type { FromBrowser, Moment, Offer, Snapshot, Stepped, TableInfo } from './wire.gen'

const offer: Offer = { action: 'wait', kind: 'wait', fields: {}, say: { key: 'wait', args: {}, seats: {} }, odds: null }
const table = (levels: (string | null)[]): TableInfo => ({
  id: 't1', game: 'moths', seats: levels.map((level, n) => ({ letter: 'ABC'[n]!, name: `P${n}`, level })), settings: {},
  commitment: 'c', botWords: {}, begun: true, finished: false, steps: 0, made: '',
})
const moment = (step: number, seat: number | null, deciders: number[]): Moment => ({
  step, seat, view: { step }, deciders, offers: seat !== null && deciders.includes(seat) ? [offer] : [], spans: [], undo: false, over: null, secret: null,
})
const stepped = (step: number, seat: number | null, deciders: number[]): Stepped => ({
  type: 'stepped', moment: moment(step, seat, deciders), entry: { step, seat: 0, action: 'wait', face: null, faces: null, events: [] },
})

function sit(levels: (string | null)[], { hidden = false, ms = 0, secret = true } = {}) {
  const sent: FromBrowser[] = []
  const seats: (number | null)[] = []
  const folder = { Table: null!, frames: (_b, entry, view) => [{ view, cue: entry.step, ms }], secret: () => secret } as GameFolder
  const info = table(levels)
  const session = new Session(info, folder, hidden, (_, seat) => {
    seats.push(seat)
    return { send: (message) => (sent.push(message), true), close: () => {} }
  })
  const snapshot = (now: Moment): Snapshot => ({ type: 'snapshot', table: info, moment: now, log: [], protocol: 1 })
  session.linked('open')
  return { session, sent, seats, snapshot }
}

test('steps are shown one after another, and choices are offered when all are shown', async () => {
  const { session, snapshot } = sit([null, 'greedy'], { ms: 60_000 })
  session.hear(snapshot(moment(0, 0, [1])))
  session.hear(stepped(1, 0, [1]))
  session.hear(stepped(2, 0, [0]))
  expect(session.view).toEqual({ step: 1 })
  expect(session.moment?.step).toBe(0)
  expect(session.offers).toEqual([])
  session.hurry()
  await vi.waitFor(() => expect(session.offers).toEqual([offer]))
  expect(session.log.map(({ step }) => step)).toEqual([1, 2])
})

test('an action is sent with the step last seen, and not twice', () => {
  const { session, sent, snapshot } = sit([null, 'greedy'])
  session.hear(snapshot(moment(4, 0, [0])))
  session.act(offer)
  session.act(offer)
  expect(sent).toEqual([{ type: 'do', step: 4, seat: 0, action: 'wait' }])
  expect(session.offers).toEqual([])
})

test('a refusal is kept for the reader and gives the choices back', () => {
  const { session, snapshot } = sit([null, 'greedy'])
  session.hear(snapshot(moment(4, 0, [0])))
  session.act(offer)
  session.hear({ type: 'refused', say: { key: 'refusal-over', args: {}, seats: {} } })
  expect(session.refusal?.key).toBe('refusal-over')
  expect(session.offers).toEqual([offer])
})

test('in an open game the screen turns to the next person by itself', async () => {
  const { session, sent, snapshot } = sit([null, null])
  session.hear(snapshot(moment(0, 0, [0])))
  session.hear(stepped(1, 0, [1]))
  await vi.waitFor(() => expect(sent).toEqual([{ type: 'look', seat: 1 }]))
  expect(session.curtain).toBeNull()
})

test('with secrets and two people a curtain waits for the next one', async () => {
  const { session, sent, seats, snapshot } = sit([null, null], { hidden: true })
  expect(seats).toEqual([null])
  session.hear(snapshot(moment(0, null, [1])))
  expect(session.curtain).toBe(1)
  expect(sent).toEqual([])
  session.lift()
  expect(sent).toEqual([{ type: 'look', seat: 1 }])
  expect(session.curtain).toBe(1)
  session.hear(snapshot(moment(0, 1, [1])))
  await vi.waitFor(() => expect(session.curtain).toBeNull())
  expect(session.offers).toEqual([offer])
})

test('a game with secrets says when there are none, and then no curtain waits', async () => {
  const { session, sent, snapshot } = sit([null, null], { hidden: true, secret: false })
  session.hear(snapshot(moment(0, null, [1])))
  await vi.waitFor(() => expect(sent).toEqual([{ type: 'look', seat: 1 }]))
  expect(session.curtain).toBeNull()
})

test('a choice may be written as the game writes it, and asked about before', async () => {
  const { session, sent, snapshot } = sit([null, 'greedy'])
  session.hear(snapshot(moment(4, 0, [0])))
  const event = { kind: 'foreseen', fields: {}, say: null }
  const [first, second] = [session.preview('2 0 900'), session.preview('2 1 900')]
  session.hear({ type: 'previewed', step: 4, action: '2 0 900', event: { ...event, kind: 'late' } })
  session.hear({ type: 'previewed', step: 4, action: '2 1 900', event })
  expect([await first, await second]).toEqual([null, event])
  expect(session.offers).toEqual([offer])
  session.act('2 1 900')
  expect(sent.at(-1)).toEqual({ type: 'do', step: 4, seat: 0, action: '2 1 900' })
})

test('one person among bots needs no curtain', () => {
  const { session, seats, snapshot } = sit([null, 'greedy'], { hidden: true })
  session.hear(snapshot(moment(0, 0, [0])))
  expect(seats).toEqual([0])
  expect(session.curtain).toBeNull()
})

test('a line that comes back starts from its snapshot and forgets what waited', async () => {
  const { session, snapshot } = sit([null, 'greedy'], { ms: 60_000 })
  session.hear(snapshot(moment(0, 0, [1])))
  session.hear(stepped(1, 0, [1]))
  session.hear(stepped(2, 0, [0]))
  session.linked('lost')
  expect(session.offers).toEqual([])
  session.linked('open')
  session.hear(snapshot(moment(9, 0, [0])))
  await vi.waitFor(() => expect(session.busy).toBe(false))
  expect(session.moment?.step).toBe(9)
  expect(session.view).toEqual({ step: 9 })
})
