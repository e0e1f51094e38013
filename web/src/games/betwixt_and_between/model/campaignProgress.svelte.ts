/** Progress in the campaign, stored in this browser: the highest scenario won. */
const STORE = 'gloaming.betwixt_and_between.campaign'
export const SCENARIOS = [1, 2, 3, 4]

let highest = $state(stored())

function stored(): number {
  try {
    return Math.max(0, Math.min(Number(localStorage.getItem(STORE) ?? 0) || 0, SCENARIOS.length))
  } catch {
    return 0
  }
}

export function won(): number {
  return highest
}

/** Stores that a scenario was won, if it is the highest one. */
export function keep(scenario: number): void {
  highest = Math.max(stored(), scenario)
  try {
    localStorage.setItem(STORE, String(highest))
  } catch {
    // Without storage the page still works.
  }
}

/** The URL for a match of the next scenario; null after the last. */
export function onward(scenario: number): string | null {
  return SCENARIOS.includes(scenario + 1) ? `/new/betwixt_and_between?seats=1&scenario=${scenario + 1}` : null
}
