/** How far this browser's player has come in the campaign: the highest scenario won. */
const STORE = 'gloaming.betwixt_and_between.campaign'
export const SCENARIOS = [1, 2, 3, 4]

let highest = $state(kept())

function kept(): number {
  try {
    return Math.max(0, Math.min(Number(localStorage.getItem(STORE) ?? 0) || 0, SCENARIOS.length))
  } catch {
    return 0
  }
}

export function won(): number {
  return highest
}

/** A scenario was won; an earlier one won again changes nothing. */
export function keep(scenario: number): void {
  highest = Math.max(kept(), scenario)
  try {
    localStorage.setItem(STORE, String(highest))
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** The address of a table for the scenario after this one; null after the last. */
export function onward(scenario: number): string | null {
  return SCENARIOS.includes(scenario + 1) ? `/new/betwixt_and_between?seats=1&scenario=${scenario + 1}` : null
}
