import { afterEach, expect, test, vi } from 'vitest'
import { meOf } from '../testing/fixtures'
import * as api from '../net/api'
import { canPush, endPush, noteLanguage, startPush } from './push'

function browser(permission: NotificationPermission) {
  const subscription = {
    endpoint: 'https://push.example/1',
    getKey: (name: string) => Uint8Array.from([name.length]).buffer,
    unsubscribe: vi.fn(),
  }
  const pushManager = {
    subscribe: vi.fn().mockResolvedValue(subscription),
    getSubscription: vi.fn().mockResolvedValue(subscription),
  }
  const registration = { pushManager }
  const serviceWorker = {
    register: vi.fn(),
    ready: Promise.resolve(registration),
    getRegistration: vi.fn().mockResolvedValue(registration),
  }
  vi.stubGlobal('navigator', { serviceWorker })
  vi.stubGlobal('PushManager', class {})
  vi.stubGlobal('Notification', { requestPermission: vi.fn().mockResolvedValue(permission) })
  return { subscription, pushManager, serviceWorker }
}
afterEach(() => vi.unstubAllGlobals())

test('with permission the subscription is sent to the server', async () => {
  const { pushManager, serviceWorker } = browser('granted')
  const set = vi.spyOn(api, 'setPush').mockResolvedValue(meOf({ push: true }))
  expect(canPush()).toBe(true)
  expect((await startPush('AQI'))?.push).toBe(true)
  expect(serviceWorker.register).toHaveBeenCalledWith('/sw.js')
  const [options] = pushManager.subscribe.mock.calls[0] as [{ applicationServerKey: Uint8Array }]
  expect([...options.applicationServerKey]).toEqual([1, 2])
  expect(set).toHaveBeenCalledWith({ endpoint: 'https://push.example/1', p256dh: 'Bg', auth: 'BA' })
})

test('without it nothing is done', async () => {
  const { serviceWorker } = browser('denied')
  expect(await startPush('AQI')).toBeNull()
  expect(serviceWorker.register).not.toHaveBeenCalled()
})

test('stopping forgets it here and there', async () => {
  const { subscription } = browser('granted')
  const stopped = vi.spyOn(api, 'stopPush').mockResolvedValue(meOf())
  await endPush()
  expect(subscription.unsubscribe).toHaveBeenCalled()
  expect(stopped).toHaveBeenCalled()
})

test('the worker can read the language', async () => {
  const put = vi.fn()
  vi.stubGlobal('caches', { open: vi.fn().mockResolvedValue({ put }) })
  await noteLanguage('de')
  const [path, response] = put.mock.calls[0] as [string, Response]
  expect([path, await response.text()]).toEqual(['/language', 'de'])
})
