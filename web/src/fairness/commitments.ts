const STORE = 'gloaming.seals'
const KEPT = 60

/** Stores the commitment that was shown when the user gave a word. */
export function note(match: string, commitment: string): void {
  const others = Object.entries(all()).filter(([id]) => id !== match)
  const entries = [...others, [match, commitment] as const].slice(-KEPT)
  try {
    localStorage.setItem(STORE, JSON.stringify(Object.fromEntries(entries)))
  } catch {
    // Without storage it cannot be compared later.
  }
}

/** The stored commitment, if there is one. */
export function noted(match: string): string | null {
  return all()[match] ?? null
}

function all(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? '{}') as Record<string, string>
  } catch {
    return {}
  }
}
