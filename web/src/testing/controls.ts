import type { ActionRangeInfo, Offer } from '../net/protocol.gen'

const CONTROLS = 'button, [role="button"], [role="radio"], [role="checkbox"], [role="option"], [role="menuitem"]'

/**
 * The enabled controls of a table that no offer of the server stands behind.
 *
 * A control that acts, or begins a selection, names an offer that it can lead to: `data-offer` is the offer's
 * action, or `range:` and the kind of a range. A control that only changes what is shown has `data-local`;
 * one that only asks why something is impossible has `aria-disabled`.
 */
export function controlsWithoutOffer(root: Element, offers: Offer[], ranges: ActionRangeInfo[] = []): Element[] {
  const known = new Set([...offers.map(({ action }) => action), ...ranges.map(({ kind }) => `range:${kind}`)])
  return [...root.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (control) =>
      !control.matches(':disabled, [aria-disabled="true"], [data-local], [data-local] *') &&
      !known.has(control.dataset.offer ?? ''),
  )
}
