/* Shows notifications about the user's turn when the page is closed; a click opens the match. */
const KEPT = 'gloaming-words'

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('push', (event) => {
  event.waitUntil(tell(read(event)))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data.path))
})

function read(event) {
  try {
    return event.data.json()
  } catch {
    return {}
  }
}

async function tell({ phrase, game, match }) {
  const path = typeof match === 'string' ? `/match/${encodeURIComponent(match)}` : '/mine'
  const windows = await self.clients.matchAll({ type: 'window' })
  if (windows.some(({ url, focused }) => focused && new URL(url).pathname === path)) return
  const language = await spoken()
  const name =
    typeof game === 'string' ? await text(`/api/texts/${language}/${encodeURIComponent(game)}`, 'name') : null
  const body = await text(`/api/texts/${language}`, phrase?.key ?? 'notify-turn')
  await self.registration.showNotification(name ?? 'Gloaming', {
    body: body ?? '',
    icon: '/mark.svg',
    tag: path,
    data: { path },
  })
}

/** The language that the page has stored. */
async function spoken() {
  const cache = await caches.open(KEPT)
  const noted = await cache.match('/language')
  return noted ? noted.text() : 'en'
}

/** A single-line message from a Fluent catalogue. */
async function text(address, key) {
  try {
    const catalogue = await (await fetch(address)).text()
    const line = catalogue.split('\n').find((one) => one.startsWith(`${key} = `))
    return line ? line.slice(key.length + 3) : null
  } catch {
    return null
  }
}

async function open(noted) {
  const path = noted.replace(/^\/table\//, '/match/') // a notification shown by an earlier version
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = windows.find(({ url }) => new URL(url).pathname === path)
  if (there) return there.focus()
  return self.clients.openWindow(path)
}
