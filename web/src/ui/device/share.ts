/** Whether this device has a way of its own to pass a link on. */
export function canShare(): boolean {
  return typeof navigator.share === 'function'
}

/** Passes a link on; nothing happens if the reader thinks better of it. */
export async function share(title: string, url: string): Promise<void> {
  await navigator.share({ title, url }).catch(() => undefined)
}

/** Puts a text on the clipboard; says whether it could. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
