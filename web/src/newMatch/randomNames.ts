import { catalogue } from '../i18n/catalogue.svelte'

/** A friendly name for somebody who has none yet, made of the catalogue's words. */
export function guestName(): string {
  return catalogue.text('guest-name', { first: anyOf('guest-first-words'), second: anyOf('guest-second-words') })
}

/** Words out of the catalogue's list for the dice, none twice. */
export function diceWords(count: number): string[] {
  const pool = catalogue.text('seal-words').split(/\s+/)
  return Array.from({ length: count }, () => pool.splice(lot(pool.length), 1)[0] ?? '')
}

function anyOf(key: string): string {
  const pool = catalogue.text(key).split(/\s+/)
  return pool[lot(pool.length)]!
}

function lot(below: number): number {
  return crypto.getRandomValues(new Uint32Array(1))[0]! % below
}
