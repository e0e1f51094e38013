import { catalogue } from '../i18n/catalogue.svelte'

/** A random name for a guest, made of words from the catalogue. */
export function guestName(): string {
  return catalogue.text('guest-name', { first: anyOf('guest-first-words'), second: anyOf('guest-second-words') })
}

/** Different random words from the catalogue's list, for the dice. */
export function diceWords(count: number): string[] {
  const pool = catalogue.text('dice-words-suggestions').split(/\s+/)
  return Array.from({ length: count }, () => pool.splice(lot(pool.length), 1)[0] ?? '')
}

function anyOf(key: string): string {
  const pool = catalogue.text(key).split(/\s+/)
  return pool[lot(pool.length)]!
}

function lot(below: number): number {
  return crypto.getRandomValues(new Uint32Array(1))[0]! % below
}
