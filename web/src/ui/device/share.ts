/** Whether the browser supports sharing. */
export function canShare(): boolean {
  return typeof navigator.share === 'function'
}

/** Opens the share dialog; cancelling it is not an error. */
export async function share(title: string, url: string): Promise<void> {
  await navigator.share({ title, url }).catch(() => undefined)
}

/** Copies a text to the clipboard; returns whether it worked. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
