export type Place =
  | { page: 'gallery' }
  | { page: 'new'; game: string }
  | { page: 'table'; id: string }
  | { page: 'rules'; game: string }
  | { page: 'nowhere' }

/** Which page an address names. */
export function read(path: string): Place {
  const [first = '', second = '', ...rest] = path.split('/').filter(Boolean).map(decoded)
  if (first === '') return { page: 'gallery' }
  if (second === '' || rest.length > 0) return { page: 'nowhere' }
  if (first === 'new') return { page: 'new', game: second }
  if (first === 'table') return { page: 'table', id: second }
  if (first === 'rules') return { page: 'rules', game: second }
  return { page: 'nowhere' }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return '' // a broken address leads nowhere
  }
}

/** Where the reader is. */
class Router {
  #path = $state(location.pathname)
  place = $derived(read(this.#path))

  get path(): string {
    return this.#path
  }

  go(path: string): void {
    history.pushState(null, '', path)
    this.#path = path
    scrollTo({ top: 0 })
  }

  /** Follows the browser's own buttons and plain clicks on links within the page; returns how to stop. */
  start(): () => void {
    const back = () => (this.#path = location.pathname)
    addEventListener('popstate', back)
    document.addEventListener('click', this.#follow)
    return () => {
      removeEventListener('popstate', back)
      document.removeEventListener('click', this.#follow)
    }
  }

  #follow = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || !followable(event, link)) return
    event.preventDefault()
    this.go(link.pathname)
  }
}

function followable(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  const inside = link.origin === location.origin && !link.pathname.startsWith('/api/') && !link.hash
  return plain && inside && !link.hasAttribute('download') && link.target === '' && !event.defaultPrevented
}

export const router = new Router()
