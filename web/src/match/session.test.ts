import { afterEach, expect, test, vi } from 'vitest'
import {
  chatOf,
  entryOf,
  observationOf as observation,
  offer,
  snapshotOf,
  steppedOf as stepped,
  matchOf,
} from '../testing/fixtures'
import type { GameModule } from '../games/registry'
import { preferences } from '../app/preferences.svelte'
import { nextSeat } from './parts/ownSeats'
import { Session } from './session.svelte'
import type { Target } from '../net/transport'
import type { FromBrowser, Observation, SeatInfo, MatchInfo } from '../net/protocol.gen'

/** The seats of a match on one device: null for a person, else a bot's level. */
const atOneScreen = (levels: (string | null)[]) =>
  matchOf(
    levels.map((level) => ({ level, yours: level === null })),
    { mine: true },
  )
const online = (...seats: Partial<SeatInfo>[]) => matchOf(seats, { online: true })

function sit(
  info: MatchInfo,
  { hidden = false, ms = 0, secret = true, key = null as { seat: number; token: string } | null } = {},
) {
  const sent: FromBrowser[] = []
  const targets: Target[] = []
  let open = true
  const module = {
    Table: null!,
    frames: (_b, entry, view) => [{ view, cue: entry.step, ms }],
    secret: () => secret,
  } as GameModule
  const session = new Session(info, module, hidden, key, (target) => {
    targets.push(target)
    return { send: (message) => open && (sent.push(message), true), close: () => {} }
  })
  const connection = (now: 'open' | 'lost') => ((open = now === 'open'), session.connectionChanged(now))
  const snapshot = (now: Observation) => snapshotOf(info, now)
  session.connectionChanged('open')
  return { session, sent, targets, snapshot, connection }
}

afterEach(() => {
  preferences.pace = 'calm'
})

const keyOf = (message: FromBrowser | undefined) => (message as { key: string }).key

test('steps are shown one after another, and choices are offered when all are shown', async () => {
  const { session, snapshot } = sit(atOneScreen([null, 'lantern']), { ms: 60_000 })
  session.receive(snapshot(observation(0, 0, [1])))
  session.receive(stepped(1, 0, [1]))
  session.receive(stepped(2, 0, [0]))
  expect(session.view).toEqual({ step: 1 })
  expect(session.observation?.step).toBe(0)
  expect(session.offers).toEqual([])
  session.skipAnimations()
  await vi.waitFor(() => expect(session.offers).toEqual([offer]))
  expect(session.log.map(({ step }) => step)).toEqual([1, 2])
})

test('with instant pace steps are shown without pauses', async () => {
  preferences.pace = 'instant'
  const { session, snapshot } = sit(atOneScreen([null, 'lantern']), { ms: 60_000 })
  session.receive(snapshot(observation(0, 0, [1])))
  session.receive(stepped(1, 0, [1]))
  session.receive(stepped(2, 0, [0]))
  await vi.waitFor(() => expect(session.offers).toEqual([offer]))
})

test('an action is sent with the step last seen and a key, and not twice', () => {
  const { session, sent, snapshot } = sit(atOneScreen([null, 'lantern']))
  session.receive(snapshot(observation(4, 0, [0])))
  session.act(offer)
  session.act(offer)
  expect(sent).toEqual([
    { type: 'submit', key: expect.stringMatching(/^[\w-]{16,40}$/), step: 4, seat: 0, action: 'wait' },
  ])
  expect(session.offers).toEqual([])
})

test('choices come back with the step that follows, not with the answer alone', async () => {
  const { session, sent, snapshot } = sit(atOneScreen([null, 'lantern']))
  session.receive(snapshot(observation(4, 0, [0])))
  session.act(offer)
  session.receive({ type: 'ack', key: keyOf(sent[0]) })
  expect(session.offers).toEqual([])
  session.receive(stepped(5, 0, [0]))
  await vi.waitFor(() => expect(session.offers).toEqual([offer]))
})

test('somebody else’s step is no answer to a decision', async () => {
  const { session, sent, snapshot } = sit(online({ yours: true }, {}))
  session.receive(snapshot(observation(4, 0, [0, 1])))
  session.act(offer)
  session.receive(stepped(5, 0, [0, 1]))
  await vi.waitFor(() => expect(session.observation?.step).toBe(5))
  expect(session.offers).toEqual([])
  session.receive({ type: 'ack', key: keyOf(sent[0]) })
  expect(session.offers).toEqual([offer])
})

test('a refusal is shown and gives the offers back', () => {
  const { session, sent, snapshot } = sit(atOneScreen([null, 'lantern']))
  session.receive(snapshot(observation(4, 0, [0])))
  session.act(offer)
  session.receive({ type: 'refused', key: keyOf(sent[0]), phrase: { key: 'refusal-over', args: {}, seats: {} } })
  expect(session.refusal?.key).toBe('refusal-over')
  expect(session.offers).toEqual([offer])
})

test('a decision without an answer is sent again with its key when the line is back', async () => {
  const { session, sent, snapshot, connection } = sit(online({ yours: true }, {}))
  session.receive(snapshot(observation(4, 0, [0])))
  session.act(offer)
  connection('lost')
  connection('open')
  expect(sent).toHaveLength(2)
  expect(sent[1]).toEqual(sent[0])
  session.receive({ type: 'ack', key: keyOf(sent[0]) })
  session.receive(stepped(5, 0, [0]))
  await vi.waitFor(() => expect(session.offers).toEqual([offer]))
  connection('lost')
  connection('open')
  expect(sent).toHaveLength(2)
})

test('what was said while the line was broken is said when it is back', () => {
  const { session, sent, connection } = sit(online({ yours: true }, {}))
  connection('lost')
  session.sendChat('Good evening')
  expect(sent).toEqual([])
  connection('open')
  expect(sent).toEqual([{ type: 'chat', key: expect.any(String), text: 'Good evening' }])
})

test('in an open game the screen turns to the next person by itself', async () => {
  const { session, sent, snapshot } = sit(atOneScreen([null, null]))
  session.receive(snapshot(observation(0, 0, [0])))
  session.receive(stepped(1, 0, [1]))
  await vi.waitFor(() => expect(sent).toEqual([{ type: 'switchSeat', seat: 1 }]))
  expect(session.passDevice).toBeNull()
})

test('with secrets and two people the device is passed to the next one', async () => {
  const { session, sent, targets, snapshot } = sit(atOneScreen([null, null]), { hidden: true })
  expect(targets).toEqual([{ match: 't1', seat: null, token: null }])
  session.receive(snapshot(observation(0, null, [1])))
  expect(session.passDevice).toBe(1)
  expect(sent).toEqual([])
  session.showSeat()
  expect(sent).toEqual([{ type: 'switchSeat', seat: 1 }])
  expect(session.passDevice).toBe(1)
  session.receive(snapshot(observation(0, 1, [1])))
  await vi.waitFor(() => expect(session.passDevice).toBeNull())
  expect(session.offers).toEqual([offer])
})

test('a game with secrets says when there are none, and then nobody passes the device', async () => {
  const { session, sent, snapshot } = sit(atOneScreen([null, null]), { hidden: true, secret: false })
  session.receive(snapshot(observation(0, null, [1])))
  await vi.waitFor(() => expect(sent).toEqual([{ type: 'switchSeat', seat: 1 }]))
  expect(session.passDevice).toBeNull()
})

test('a choice may be written as the game writes it, and asked about before', async () => {
  const { session, sent, snapshot } = sit(atOneScreen([null, 'lantern']))
  session.receive(snapshot(observation(4, 0, [0])))
  const seen = { type: 'previewed' as const, step: 4, view: {}, event: null, taken: [] }
  const [first, second] = [session.preview(['2 0 900']), session.preview(['2 1 900'])]
  session.receive({ ...seen, actions: ['2 0 900'], offers: [] })
  session.receive({ ...seen, actions: ['2 1 900'], offers: [offer] })
  expect([await first, (await second)?.offers]).toEqual([null, [offer]])
  expect(session.offers).toEqual([offer])
  session.take('2 1 900')
  expect(sent.at(-1)).toEqual({ type: 'submit', key: expect.any(String), step: 4, seat: 0, action: '2 1 900' })
})

test('one person among bots passes no device', () => {
  const { session, targets, snapshot } = sit(atOneScreen([null, 'lantern']), { hidden: true })
  session.receive(snapshot(observation(0, 0, [0])))
  expect(targets[0]!.seat).toBe(0)
  expect(session.passDevice).toBeNull()
})

test('online the screen stays at one’s own seat', async () => {
  const { session, sent, targets, snapshot } = sit(online({}, { yours: true }), { hidden: true })
  expect(targets[0]!.seat).toBe(1)
  session.receive(snapshot(observation(0, 1, [0])))
  expect(session.due).toBe(false)
  session.receive(stepped(1, 1, [1]))
  await vi.waitFor(() => expect(session.due).toBe(true))
  expect(sent).toEqual([])
  expect(session.passDevice).toBeNull()
})

test('a spectator sits nowhere and is asked nothing', () => {
  const { session, sent, targets, snapshot } = sit(online({}, {}), { hidden: true })
  session.receive(snapshot(observation(0, null, [0, 1])))
  expect([targets[0]!.seat, session.own, session.due, sent]).toEqual([null, [], false, []])
})

test('who has the key to a seat plays there', () => {
  const { session, targets } = sit(online({}, {}), { key: { seat: 1, token: 'secret' } })
  expect(targets).toEqual([{ match: 't1', seat: 1, token: 'secret' }])
  expect(session.own).toEqual([1])
})

test('while a bot stands in the seat is not one’s own', () => {
  const { session, snapshot } = sit(online({ yours: true }, {}))
  session.receive(snapshot(observation(0, 0, [0])))
  session.receive({ type: 'match', match: online({ yours: true, standIn: 'lantern' }, {}) })
  expect(session.own).toEqual([])
  expect(session.due).toBe(false)
})

test('a note on the people is told without a picture', async () => {
  const { session, snapshot } = sit(online({ yours: true }, {}), { ms: 60_000 })
  session.receive(snapshot(observation(3, 0, [0])))
  const note = { key: 'note-gone', args: {}, seats: {} }
  session.receive({ type: 'update', observation: observation(3, 0, [0], { line: 4 }), entry: entryOf(3, { note }) })
  await vi.waitFor(() => expect(session.log).toHaveLength(1))
  expect(session.offers).toEqual([offer])
})

test('the clock is known before the step is shown', () => {
  const { session, snapshot } = sit(online({ yours: true }, {}), { ms: 60_000 })
  session.receive(snapshot(observation(0, 0, [1])))
  const clock = { now: 5, left: [1000, 2000], running: [0] }
  session.receive({ ...stepped(1, 0, [0]), observation: observation(1, 0, [0], { clock }) })
  expect(session.observation?.step).toBe(0)
  expect(session.clock?.info).toEqual(clock)
})

test('chat comes with the snapshot and line by line', () => {
  const { session } = sit(online({ yours: true }, {}))
  session.receive(snapshotOf(session.match, observation(0, 0, [0]), { chat: [chatOf(1)] }))
  session.receive({ type: 'chatLine', line: chatOf(2) })
  expect(session.chat.lines.map(({ number }) => number)).toEqual([1, 2])
  expect(session.chat.unread([], null)).toBe(1)
})

test('a line that comes back starts from its snapshot and forgets what waited', async () => {
  const { session, snapshot, connection } = sit(atOneScreen([null, 'lantern']), { ms: 60_000 })
  session.receive(snapshot(observation(0, 0, [1])))
  session.receive(stepped(1, 0, [1]))
  session.receive(stepped(2, 0, [0]))
  connection('lost')
  expect(session.offers).toEqual([])
  connection('open')
  session.receive(snapshot(observation(9, 0, [0])))
  await vi.waitFor(() => expect(session.busy).toBe(false))
  expect(session.observation?.step).toBe(9)
  expect(session.view).toEqual({ step: 9 })
})

test('a line that comes back with the missed steps shows them after what waited', async () => {
  const { session, snapshot, connection } = sit(online({ yours: true }, {}))
  session.receive(snapshot(observation(0, 0, [1])))
  session.receive(stepped(1, 0, [1]))
  connection('lost')
  connection('open')
  session.receive(stepped(2, 0, [0]))
  await vi.waitFor(() => expect(session.offers).toEqual([offer]))
  expect(session.log.map(({ step }) => step)).toEqual([1, 2])
})

test('the screen stays with a seat until it has decided, and then turns to the next one', () => {
  expect(nextSeat([0], 0, null)).toBeNull()
  expect(nextSeat([0], 0, 0)).toBeNull()
  expect(nextSeat([1], 0, 0)).toBe(1)
  expect(nextSeat([], 0, 0)).toBeNull()
  expect(nextSeat([2], null, null)).toBe(2)
})

test('if several decide at once, the next seat follows the one that has decided', () => {
  expect(nextSeat([0, 1, 2], 0, null)).toBeNull()
  expect(nextSeat([0, 1, 2], 0, 0)).toBe(1)
  expect(nextSeat([0, 1, 2], 2, 2)).toBe(0)
})

test('why something is impossible is asked and shown as a refusal', async () => {
  const { session, sent, snapshot } = sit(atOneScreen([null, 'lantern']))
  session.receive(snapshot(observation(4, 0, [0])))
  const shown = session.explain('raise', { target: 3 })
  expect(sent.at(-1)).toEqual({ type: 'why', step: 4, seat: 0, kind: 'raise', fields: { target: 3 } })
  const phrase = { key: 'refusal-over', args: {}, seats: {} }
  session.receive({ type: 'reason', step: 4, kind: 'raise', fields: { target: 3 }, phrase })
  await shown
  expect(session.refusal).toEqual(phrase)
  session.receive(snapshot(observation(5, 0, [0])))
  await vi.waitFor(() => expect(session.refusal).toBeNull())
})
