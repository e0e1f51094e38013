import { expect, test, vi } from 'vitest'
import source from '../../public/sw.js?raw'

type Handler = (event: Record<string, unknown>) => void

/** Runs the service worker with a stubbed scope; `send` resolves when an event has been handled. */
function worker(open: string[] = []) {
  const handlers: Record<string, Handler> = {}
  const showNotification = vi.fn()
  const openWindow = vi.fn()
  const windows = open.map((path) => ({ url: `https://gloaming.test${path}`, focused: true, focus: vi.fn() }))
  const scope = {
    addEventListener: (name: string, handler: Handler) => (handlers[name] = handler),
    clients: { matchAll: () => Promise.resolve(windows), openWindow },
    registration: { showNotification },
  }
  const caches = { open: () => Promise.resolve({ match: () => Promise.resolve(new Response('de')) }) }
  const texts: Record<string, string> = {
    '/api/texts/de': 'mine = Meine\nnotify-turn = Du bist dran.\n',
    '/api/texts/de/moths': 'name = Motten\n',
  }
  const fetch = (address: string) => Promise.resolve(new Response(texts[address]))
  new Function('self', 'caches', 'fetch', source)(scope, caches, fetch)
  const send = async (name: string, event: Record<string, unknown>) => {
    let done: unknown
    handlers[name]!({ ...event, waitUntil: (work: unknown) => (done = work) })
    await done
  }
  return { send, showNotification, openWindow, windows }
}

const message = { phrase: { key: 'notify-turn', args: {} }, game: 'moths', match: 'm 1' }
const push = { data: { json: () => message } }

test('a push is shown in the language of the page and leads to the match', async () => {
  const { send, showNotification } = worker()
  await send('push', push)
  const [title, options] = showNotification.mock.calls[0] as [string, object]
  expect(title).toBe('Motten')
  expect(options).toMatchObject({ body: 'Du bist dran.', tag: '/match/m%201', data: { path: '/match/m%201' } })
})

test('nothing is shown while the page of the match has the focus', async () => {
  const { send, showNotification } = worker(['/match/m%201'])
  await send('push', push)
  expect(showNotification).not.toHaveBeenCalled()
})

test.each(['/match/m1', '/table/m1'])('a click on a notification for %s opens the match', async (path) => {
  const clicked = { notification: { close: vi.fn(), data: { path } } }
  const closed = worker()
  await closed.send('notificationclick', clicked)
  expect(closed.openWindow).toHaveBeenCalledWith('/match/m1')
  const opened = worker(['/match/m1'])
  await opened.send('notificationclick', clicked)
  expect(opened.windows[0]!.focus).toHaveBeenCalled()
})
