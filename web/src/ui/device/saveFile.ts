const LONG_ENOUGH = 60_000

/** Saves a text as a file, as a download of the browser. */
export function saveFile(name: string, text: string, type: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), LONG_ENOUGH)
}
