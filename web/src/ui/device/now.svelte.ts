import { createSubscriber } from 'svelte/reactivity'

const OFTEN = 250

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, OFTEN)
  return () => clearInterval(timer)
})

/** The device's steady clock in milliseconds; whoever reads it in an effect is told as it goes on. */
export function now(): number {
  subscribe()
  return performance.now()
}
