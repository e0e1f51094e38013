import { fireEvent } from '@testing-library/svelte'

/** Drags something with the pointer and drops it on something else. */
export async function dragTo(from: Element, to: Element): Promise<void> {
  document.elementFromPoint = () => to
  await fireEvent.pointerDown(from, { clientX: 0, clientY: 0, button: 0 })
  await fireEvent.pointerMove(window, { clientX: 40, clientY: 40 })
  await fireEvent.pointerUp(window, { clientX: 40, clientY: 40 })
  await new Promise((resolve) => setTimeout(resolve)) // the click at the end of a drag is ignored
}
