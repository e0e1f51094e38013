/** Whether a key press is meant for the table: without a modifier, and not in a field or a dialog. */
export function isForTable({ ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || document.querySelector('dialog[open]')) return false
  return !(target instanceof Element && target.closest('input, select, textarea, dialog'))
}
