const STORE = 'gloaming.seals'
const KEPT = 60

/** Notes the seal that this browser was shown when its word was given. */
export function note(table: string, commitment: string): void {
  const others = Object.entries(all()).filter(([id]) => id !== table)
  const entries = [...others, [table, commitment] as const].slice(-KEPT)
  try {
    localStorage.setItem(STORE, JSON.stringify(Object.fromEntries(entries)))
  } catch {
    // A browser that keeps nothing cannot compare later.
  }
}

/** The seal that was noted, if any. */
export function noted(table: string): string | null {
  return all()[table] ?? null
}

function all(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? '{}') as Record<string, string>
  } catch {
    return {}
  }
}
