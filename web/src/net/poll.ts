/** Calls a function now and every few seconds while the page is visible; returns a function that stops it. */
export function poll(ask: () => Promise<void>, milliseconds: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopped = false

  async function round(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    if (!document.hidden) await ask()
    if (!stopped && timer === undefined) timer = setTimeout(() => void round(), milliseconds)
  }
  const look = () => void (!document.hidden && round())

  document.addEventListener('visibilitychange', look)
  void round()
  return () => {
    stopped = true
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', look)
  }
}
