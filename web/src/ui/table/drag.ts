/** How far the pointer moves before a press becomes a drag, in pixels. */
const LEAST = 6

/**
 * Follows the pointer from a press to its release. Calls `move` once it is a drag, and `drop` at its end with what
 * is under the pointer; undefined if the drag was cancelled. The click at the end of a drag is ignored.
 */
export function follow(
  start: PointerEvent,
  move: (at: { x: number; y: number }) => void,
  drop: (under: Element | null | undefined) => void,
): void {
  let dragged = false
  const listening = new AbortController()
  const { signal } = listening
  const go = ({ clientX: x, clientY: y }: PointerEvent) => {
    dragged ||= Math.hypot(x - start.clientX, y - start.clientY) > LEAST
    if (dragged) move({ x, y })
  }
  const stop = ({ type, clientX, clientY }: PointerEvent) => {
    listening.abort()
    if (!dragged) return
    const ignore = (click: Event) => click.stopPropagation()
    addEventListener('click', ignore, true)
    setTimeout(() => removeEventListener('click', ignore, true))
    drop(type === 'pointerup' ? document.elementFromPoint(clientX, clientY) : undefined)
  }
  addEventListener('pointermove', go, { signal })
  addEventListener('pointerup', stop, { signal })
  addEventListener('pointercancel', stop, { signal })
}

/** Calls `ask` when something has been dragged that cannot be moved. */
export function refuse(start: PointerEvent, ask: () => void): void {
  follow(
    start,
    () => undefined,
    (under) => under !== undefined && ask(),
  )
}
