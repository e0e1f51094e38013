import { preferences } from '../app/preferences.svelte'

/** A date and time as the reader writes them. */
export function dated(iso: string): string {
  const date = new Date(iso)
  if (Number.isNaN(date.getTime())) return iso
  return new Intl.DateTimeFormat(preferences.language, { dateStyle: 'medium', timeStyle: 'short' }).format(date)
}

/** The time of something that happened today, else date and time. */
export function recent(iso: string, today = new Date()): string {
  const date = new Date(iso)
  if (Number.isNaN(date.getTime()) || date.toDateString() !== today.toDateString()) return dated(iso)
  return new Intl.DateTimeFormat(preferences.language, { timeStyle: 'short' }).format(date)
}

/** A day as the reader writes it. */
export function day(iso: string): string {
  const date = new Date(iso)
  return Number.isNaN(date.getTime())
    ? iso
    : new Intl.DateTimeFormat(preferences.language, { dateStyle: 'long' }).format(date)
}

/** A number as the reader writes it. */
export function number(value: number, digits = 0): string {
  return new Intl.NumberFormat(preferences.language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value)
}

/** A share of one in per cent, written as the catalogues do. */
export function percent(share: number, digits = 0): string {
  const rounded = Number((share * 100).toFixed(digits)) + 0 // no minus before a zero
  const shown = new Intl.NumberFormat(preferences.language, { maximumFractionDigits: digits }).format(rounded)
  return `${shown.replace('-', '−')}\u00a0%`
}

/** A share of one in per cent, to a tenth. */
export function fine(share: number): string {
  return percent(share, 1)
}

/** Names in a row, as the reader says them. */
export function listed(names: string[]): string {
  return new Intl.ListFormat(preferences.language, { type: 'conjunction' }).format(names)
}

/** A change, with its sign. */
export function change(value: number): string {
  return new Intl.NumberFormat(preferences.language, { signDisplay: 'exceptZero', maximumFractionDigits: 1 }).format(
    value,
  )
}
