import { createSubscriber } from 'svelte/reactivity'

const OFTEN = 250

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, OFTEN)
  return () => clearInterval(timer)
})

/** The monotonic clock in milliseconds, as reactive state. */
export function now(): number {
  subscribe()
  return performance.now()
}
