const STORE = 'gloaming.seals'
const KEPT = 60

/** Stores the commitment that was shown when the user gave a word. */
export function note(table: string, commitment: string): void {
  const others = Object.entries(all()).filter(([id]) => id !== table)
  const entries = [...others, [table, commitment] as const].slice(-KEPT)
  try {
    localStorage.setItem(STORE, JSON.stringify(Object.fromEntries(entries)))
  } catch {
    // Without storage it cannot be compared later.
  }
}

/** The stored commitment, if there is one. */
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
