import { getContext, setContext } from 'svelte'

const KEY = Symbol('advised')

/** Tells everything on the table which choice was advised, to be marked. */
export function tellAdvice(advised: () => string | null): void {
  setContext(KEY, advised)
}

/** The choice that was advised. */
export function advice(): () => string | null {
  return getContext<(() => string | null) | undefined>(KEY) ?? (() => null)
}
