import { preferences } from './preferences.svelte'

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
  return Number.isNaN(date.getTime()) ? iso : new Intl.DateTimeFormat(preferences.language, { dateStyle: 'long' }).format(date)
}

/** A number as the reader writes it. */
export function number(value: number, digits = 0): string {
  return new Intl.NumberFormat(preferences.language, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value)
}

/** A share of one, in per cent. */
export function percent(share: number): string {
  return new Intl.NumberFormat(preferences.language, { style: 'percent', maximumFractionDigits: 0 }).format(share)
}

/** A share of one in per cent, to a tenth. */
export function fine(share: number): string {
  return new Intl.NumberFormat(preferences.language, { style: 'percent', maximumFractionDigits: 1 }).format(share)
}

/** A change, with its sign. */
export function change(value: number): string {
  return new Intl.NumberFormat(preferences.language, { signDisplay: 'exceptZero', maximumFractionDigits: 1 }).format(value)
}
