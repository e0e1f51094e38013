import { getContext, setContext } from 'svelte'

const KEY = Symbol('advised')

/** Provides the advised action to all parts of the table. */
export function tellAdvice(advised: () => string | null): void {
  setContext(KEY, advised)
}

/** The advised action. */
export function advice(): () => string | null {
  return getContext<(() => string | null) | undefined>(KEY) ?? (() => null)
}
