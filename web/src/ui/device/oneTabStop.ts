const MOVES: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
}

/** Makes the buttons of a list one stop of the Tab key; arrow keys move between them. Who leaves comes back to the first. */
export function oneTabStop(list: HTMLElement): () => void {
  const buttons = () => [...list.querySelectorAll('button')]
  const stop = (chosen: Element | null | undefined) => {
    for (const button of buttons()) button.tabIndex = button === chosen ? 0 : -1
  }
  const reset = () => stop(list.contains(document.activeElement) ? document.activeElement : buttons()[0])
  const focus = ({ target }: FocusEvent) => stop(target as Element)
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (list.contains(relatedTarget as Node | null)) return
    stop(buttons()[0])
    list.scrollTop = 0
  }
  const press = (event: KeyboardEvent) => {
    const all = buttons()
    const to = MOVES[event.key]?.(all.indexOf(document.activeElement as HTMLButtonElement), all.length - 1)
    if (to === undefined) return
    event.preventDefault()
    all[to]?.focus()
  }
  const watcher = new MutationObserver(reset)
  watcher.observe(list, { childList: true, subtree: true })
  list.addEventListener('focusin', focus)
  list.addEventListener('focusout', leave)
  list.addEventListener('keydown', press)
  reset()
  return () => watcher.disconnect()
}
