export type Place =
  | { page: 'gallery' }
  | { page: 'new'; game: string; online: boolean; wish: Wish }
  | { page: 'match'; id: string; invite: string | null }
  | { page: 'seat'; id: string; seat: number; token: string }
  | { page: 'lobby' }
  | { page: 'mine' }
  | { page: 'replay'; id: string; step: number }
  | { page: 'analysis'; id: string }
  | { page: 'rules'; game: string }
  | { page: 'me' }
  | { page: 'person'; person: string }
  | { page: 'ranking'; game: string }
  | { page: 'daily'; game: string; day: string | null }
  | { page: 'nowhere' }

/** What a URL asks of a new match: `seats` and settings by key, as text. */
export type Wish = Record<string, string>

/** Where a page of an earlier version is now; old links are in mails, invitations and notifications. */
function moved(path: string): string {
  return path
    .replace(/^\/table\/([^/]+)\/?$/, '/match/$1')
    .replace(/^\/seat\/([^/]+)\/([^/]+)\/([^/]+)\/?$/, '/match/$1/seat/$2/$3')
}

/** The page for a URL. */
export function read(path: string, search = ''): Place {
  const [first = '', ...rest] = path.split('/').filter(Boolean).map(decoded)
  if (rest.includes('')) return { page: 'nowhere' }
  const pages = [lone, ofOne, ofTwo, ofFour].map((find) => find(first, rest, search))
  return pages.find((place) => place !== null) ?? { page: 'nowhere' }
}

function lone(first: string, { length }: string[]): Place | null {
  if (length > 0) return null
  if (first === '') return { page: 'gallery' }
  return first === 'lobby' || first === 'mine' || first === 'me' ? { page: first } : null
}

function ofOne(first: string, [name, ...more]: string[], search: string): Place | null {
  if (name === undefined || more.length > 0) return null
  switch (first) {
    case 'new':
      return { page: 'new', game: name, ...wished(new URLSearchParams(search)) }
    case 'match':
      return { page: 'match', id: name, invite: new URLSearchParams(search).get('invite') }
    case 'replay':
      return { page: 'replay', id: name, step: whole(new URLSearchParams(search).get('step')) }
    case 'analysis':
      return { page: 'analysis', id: name }
    case 'rules':
      return { page: 'rules', game: name }
    case 'people':
      return { page: 'person', person: name }
    case 'ranking':
      return { page: 'ranking', game: name }
    case 'daily':
      return { page: 'daily', game: name, day: null }
    default:
      return null
  }
}

function ofTwo(first: string, [game, day, ...more]: string[]): Place | null {
  if (first !== 'daily' || game === undefined || day === undefined || more.length > 0) return null
  return { page: 'daily', game, day }
}

function ofFour(first: string, [id, word, seat, token, ...more]: string[]): Place | null {
  if (first !== 'match' || word !== 'seat' || more.length > 0) return null
  if (id === undefined || token === undefined || !/^\d$/.test(seat ?? '')) return null
  return { page: 'seat', id, seat: Number(seat), token }
}

function wished(search: URLSearchParams): { online: boolean; wish: Wish } {
  const { online, ...wish } = Object.fromEntries(search)
  return { online: online !== undefined, wish }
}

/** An integer from a URL; 0 if it is not one. */
function whole(text: string | null): number {
  return /^\d{1,6}$/.test(text ?? '') ? Number(text) : 0
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return '' // a malformed URL is not found
  }
}

/** The current page. */
class Router {
  #path = $state('')
  #search = $state('')
  place = $derived(read(this.#path, this.#search))

  constructor() {
    this.#look()
  }

  get path(): string {
    return this.#path
  }

  go(address: string): void {
    history.pushState(null, '', address)
    this.#look()
    scrollTo({ top: 0 })
  }

  #look = (): void => {
    const path = moved(location.pathname)
    if (path !== location.pathname) history.replaceState(history.state, '', path + location.search + location.hash)
    this.#path = location.pathname
    this.#search = location.search
  }

  /** Handles back and forward and clicks on internal links; returns a function that stops it. */
  start(): () => void {
    addEventListener('popstate', this.#look)
    document.addEventListener('click', this.#follow)
    return () => {
      removeEventListener('popstate', this.#look)
      document.removeEventListener('click', this.#follow)
    }
  }

  #follow = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || !followable(event, link)) return
    event.preventDefault()
    this.go(link.pathname + link.search)
  }
}

function followable(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  const inside = link.origin === location.origin && !link.hash
  return plain && inside && !link.hasAttribute('download') && link.target === '' && !event.defaultPrevented
}

export const router = new Router()
