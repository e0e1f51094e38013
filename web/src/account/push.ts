import * as api from '../net/api'
import { base64url, bytes } from './passkeys'
import type { Me } from '../net/protocol.gen'

/** Push notifications about the user's turn. */

export function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis
}

/** Asks for permission, subscribes this browser and tells the server; does nothing if permission is denied. */
export async function startPush(key: string): Promise<Me | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  await navigator.serviceWorker.register('/sw.js')
  const { pushManager } = await navigator.serviceWorker.ready
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) })
  return api.setPush({
    endpoint: subscription.endpoint,
    p256dh: part(subscription, 'p256dh'),
    auth: part(subscription, 'auth'),
  })
}

/** Stores the language for the service worker. */
export async function noteLanguage(language: string): Promise<void> {
  if (!('caches' in globalThis)) return
  await caches.open('gloaming-words').then(
    (cache) => cache.put('/language', new Response(language)),
    () => undefined,
  )
}

export async function endPush(): Promise<Me> {
  const registration = await navigator.serviceWorker?.getRegistration()
  const subscription = await registration?.pushManager.getSubscription()
  await subscription?.unsubscribe()
  return api.stopPush()
}

function part(subscription: PushSubscription, name: PushEncryptionKeyName): string {
  const key = subscription.getKey(name)
  return key ? base64url(key) : ''
}
