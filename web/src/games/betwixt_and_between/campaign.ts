/** How far this browser's player has come in the campaign: the highest scenario won. */
const STORE = 'gloaming.betwixt_and_between.campaign'
export const SCENARIOS = [1, 2, 3, 4]

export function won(): number {
  try {
    return Math.max(0, Math.min(Number(localStorage.getItem(STORE) ?? 0) || 0, SCENARIOS.length))
  } catch {
    return 0
  }
}

/** A scenario was won; an earlier one won again changes nothing. */
export function keep(scenario: number): void {
  try {
    localStorage.setItem(STORE, String(Math.max(won(), scenario)))
  } catch {
    // A browser that keeps nothing still plays.
  }
}
