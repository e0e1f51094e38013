import { preferences } from '../app/preferences.svelte'

/** A date and time in the user's format. */
export function dated(iso: string): string {
  const date = new Date(iso)
  if (Number.isNaN(date.getTime())) return iso
  return new Intl.DateTimeFormat(preferences.language, { dateStyle: 'medium', timeStyle: 'short' }).format(date)
}

/** The time if it is today, else date and time. */
export function recent(iso: string, today = new Date()): string {
  const date = new Date(iso)
  if (Number.isNaN(date.getTime()) || date.toDateString() !== today.toDateString()) return dated(iso)
  return new Intl.DateTimeFormat(preferences.language, { timeStyle: 'short' }).format(date)
}

/** A date in the user's format. */
export function day(iso: string): string {
  const date = new Date(iso)
  return Number.isNaN(date.getTime())
    ? iso
    : new Intl.DateTimeFormat(preferences.language, { dateStyle: 'long' }).format(date)
}

/** A number in the user's format. */
export function number(value: number, digits = 0): string {
  return new Intl.NumberFormat(preferences.language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value)
}

/** A fraction in per cent, formatted as in the catalogues. */
export function percent(share: number, digits = 0): string {
  const rounded = Number((share * 100).toFixed(digits)) + 0 // no negative zero
  const shown = new Intl.NumberFormat(preferences.language, { maximumFractionDigits: digits }).format(rounded)
  return `${shown.replace('-', '−')}\u00a0%`
}

/** A fraction in per cent, with one decimal. */
export function fine(share: number): string {
  return percent(share, 1)
}

/** A list of names in the user's language. */
export function listed(names: string[]): string {
  return new Intl.ListFormat(preferences.language, { type: 'conjunction' }).format(names)
}

/** A number with its sign. */
export function change(value: number): string {
  return new Intl.NumberFormat(preferences.language, { signDisplay: 'exceptZero', maximumFractionDigits: 1 }).format(
    value,
  )
}
