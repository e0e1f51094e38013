import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { backoff, MatchSocket } from './socket'
import type { ConnectionState, Listener } from './transport'
import { observationOf, snapshotOf, steppedOf, matchOf } from '../testing/fixtures'
import type { ToBrowser } from './protocol.gen'

class FakeWebSocket {
  static readonly OPEN = 1
  static made: FakeWebSocket[] = []
  readyState = 0
  sent: string[] = []
  onopen = () => {}
  onclose = (_: { code: number }) => {}
  onmessage = (_: { data: string }) => {}

  constructor(readonly url: string) {
    FakeWebSocket.made.push(this)
  }
  send(text: string) {
    this.sent.push(text)
  }
  close() {
    this.readyState = 3
    this.onclose({ code: 1000 })
  }
  accept() {
    this.readyState = 1
    this.onopen()
  }
  tell(message: ToBrowser) {
    this.onmessage({ data: JSON.stringify(message) })
  }
  drop(code = 1006) {
    this.readyState = 3
    this.onclose({ code })
  }
}

let states: ConnectionState[]
let heard: ToBrowser[]
const listener: Listener = {
  receive: (message) => void heard.push(message),
  connectionChanged: (state) => void states.push(state),
}
const last = () => FakeWebSocket.made.at(-1)!

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', FakeWebSocket)
  FakeWebSocket.made = []
  states = []
  heard = []
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the wait before a new try doubles up to ten seconds', () => {
  expect([0, 1, 2, 3].map(backoff)).toEqual([500, 1000, 2000, 4000])
  expect(backoff(20)).toBe(10_000)
})

test('a lost line is taken up again, from the seat that looked last', () => {
  const socket = new MatchSocket({ match: 't1', seat: 0 }, listener)
  expect(last().url).toMatch(/\/api\/matches\/t1\/socket\?seat=0$/)
  last().accept()
  socket.send({ type: 'switchSeat', seat: 2 })
  last().drop()
  vi.advanceTimersByTime(499)
  expect(FakeWebSocket.made).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(FakeWebSocket.made).toHaveLength(2)
  expect(last().url).toMatch(/seat=2$/)
  last().accept()
  expect(states).toEqual(['connecting', 'open', 'lost', 'lost', 'open'])
})

test('a try that fails is followed by a later one', () => {
  new MatchSocket({ match: 't1', seat: null }, listener)
  expect(last().url).toMatch(/socket$/)
  last().drop()
  vi.advanceTimersByTime(500)
  last().drop()
  vi.advanceTimersByTime(999)
  expect(FakeWebSocket.made).toHaveLength(2)
  vi.advanceTimersByTime(1)
  expect(FakeWebSocket.made).toHaveLength(3)
})

test('nothing is sent while the line is not open', () => {
  const socket = new MatchSocket({ match: 't1', seat: 0 }, listener)
  expect(socket.send({ type: 'undo', seat: 0 })).toBe(false)
  last().accept()
  expect(socket.send({ type: 'undo', seat: 0 })).toBe(true)
  expect(last().sent).toEqual(['{"type":"undo","seat":0}'])
})

test.each([
  [4404, 'gone'],
  [4401, 'stranger'],
  [4403, 'barred'],
])('what no new try would change is not tried again (%i)', (code, state) => {
  new MatchSocket({ match: 't1', seat: 0 }, listener)
  last().drop(code)
  vi.advanceTimersByTime(60_000)
  expect(FakeWebSocket.made).toHaveLength(1)
  expect(states.at(-1)).toBe(state)
})

test.each([1012, 1013])('a server that asks to come back is asked again soon (%i)', (code) => {
  new MatchSocket({ match: 't1', seat: 0 }, listener)
  last().accept()
  last().drop(code)
  vi.advanceTimersByTime(500)
  expect(FakeWebSocket.made).toHaveLength(2)
})

test('who has asked too much waits longer', () => {
  new MatchSocket({ match: 't1', seat: 0 }, listener)
  last().drop(4429)
  vi.advanceTimersByTime(9_999)
  expect(FakeWebSocket.made).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(FakeWebSocket.made).toHaveLength(2)
})

test('the key to a seat is shown at the door', () => {
  new MatchSocket({ match: 't1', seat: 1, token: 'a b' }, listener)
  expect(last().url).toMatch(/socket\?seat=1&token=a\+b$/)
})

test('a line that comes back says how far it was told', () => {
  new MatchSocket({ match: 't1', seat: 0 }, listener)
  last().accept()
  last().tell(snapshotOf(matchOf([{}, {}]), observationOf(0, 0, [0], { line: 7 })))
  last().tell(steppedOf(9, 0, [0]))
  last().drop()
  vi.advanceTimersByTime(500)
  expect(last().url).toMatch(/seat=0&line=9$/)
})

test('while a look from another seat is not answered nothing is taken up', () => {
  const socket = new MatchSocket({ match: 't1', seat: 0 }, listener)
  last().accept()
  last().tell(snapshotOf(matchOf([{}, {}]), observationOf(7, 0, [0])))
  socket.send({ type: 'switchSeat', seat: 1 })
  last().tell(steppedOf(8, 0, [1]))
  last().drop()
  vi.advanceTimersByTime(500)
  expect(last().url).toMatch(/seat=1$/)
})

test('after a silence it asks, and an answer is enough', () => {
  new MatchSocket({ match: 't1', seat: 0 }, listener)
  last().accept()
  vi.advanceTimersByTime(15_000)
  expect(last().sent).toEqual(['{"type":"ping"}'])
  last().tell({ type: 'pong' })
  vi.advanceTimersByTime(14_000)
  expect(FakeWebSocket.made).toHaveLength(1)
  expect(heard).toEqual([])
})

test('a line without an answer is given up and taken up again', () => {
  new MatchSocket({ match: 't1', seat: 0 }, listener)
  last().accept()
  vi.advanceTimersByTime(25_000)
  expect(states.at(-1)).toBe('lost')
  vi.advanceTimersByTime(500)
  expect(FakeWebSocket.made).toHaveLength(2)
})

test('a device that is online again does not wait', () => {
  new MatchSocket({ match: 't1', seat: 0 }, listener)
  for (let n = 0; n < 4; n++) {
    last().drop()
    if (n < 3) vi.advanceTimersByTime(backoff(n))
  }
  expect(FakeWebSocket.made).toHaveLength(4)
  dispatchEvent(new Event('online'))
  expect(FakeWebSocket.made).toHaveLength(5)
  vi.advanceTimersByTime(10_000)
  expect(FakeWebSocket.made).toHaveLength(5)
})

test('a closed socket neither speaks nor comes back', () => {
  const socket = new MatchSocket({ match: 't1', seat: 0 }, listener)
  last().accept()
  socket.close()
  last().onmessage({ data: '{"type":"thinking","seat":1}' })
  vi.advanceTimersByTime(60_000)
  expect(heard).toEqual([])
  expect(FakeWebSocket.made).toHaveLength(1)
})
