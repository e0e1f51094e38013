import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { backoff, TableSocket, type Link } from './socket'
import type { ToBrowser } from './wire.gen'

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
  drop(code = 1006) {
    this.readyState = 3
    this.onclose({ code })
  }
}

let links: Link[]
let heard: ToBrowser[]
const listeners = { message: (message: ToBrowser) => heard.push(message), link: (link: Link) => links.push(link) }
const last = () => FakeWebSocket.made.at(-1)!

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', FakeWebSocket)
  FakeWebSocket.made = []
  links = []
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
  const socket = new TableSocket('t1', 0, listeners)
  expect(last().url).toMatch(/\/api\/tables\/t1\/socket\?seat=0$/)
  last().accept()
  socket.send({ type: 'look', seat: 2 })
  last().drop()
  vi.advanceTimersByTime(499)
  expect(FakeWebSocket.made).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(FakeWebSocket.made).toHaveLength(2)
  expect(last().url).toMatch(/seat=2$/)
  last().accept()
  expect(links).toEqual(['connecting', 'open', 'lost', 'lost', 'open'])
})

test('a try that fails is followed by a later one', () => {
  new TableSocket('t1', null, listeners)
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
  const socket = new TableSocket('t1', 0, listeners)
  expect(socket.send({ type: 'undo', seat: 0 })).toBe(false)
  last().accept()
  expect(socket.send({ type: 'undo', seat: 0 })).toBe(true)
  expect(last().sent).toEqual(['{"type":"undo","seat":0}'])
})

test('a table that is gone is not asked for again', () => {
  new TableSocket('t1', 0, listeners)
  last().drop(4404)
  vi.advanceTimersByTime(60_000)
  expect(FakeWebSocket.made).toHaveLength(1)
  expect(links.at(-1)).toBe('gone')
})

test('a closed socket neither speaks nor comes back', () => {
  const socket = new TableSocket('t1', 0, listeners)
  last().accept()
  socket.close()
  last().onmessage({ data: '{"type":"thinking","seat":1}' })
  vi.advanceTimersByTime(60_000)
  expect(heard).toEqual([])
  expect(FakeWebSocket.made).toHaveLength(1)
})
