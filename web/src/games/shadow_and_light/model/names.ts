import type { Texts } from '../../../i18n/catalogue.svelte'
import type { Adventure, Demand, Field, LootCell } from '../types.gen'

/** Ids by their numbers. */
export const MANIPULATIONS = ['again', 'second', 'opposite', 'change'] as const
export const PROPERTIES = ['strength', 'dexterity', 'intelligence', 'charisma'] as const
export const TALENTS = ['witch', 'dancer', 'hunter', 'warrior'] as const
export const GUILDS = ['hammer', 'shield', 'books', 'cross'] as const
export const BARS = ['health', 'food', 'gold'] as const

/** A name from the catalogue, or the id if there is none. */
export function nameOf(texts: Texts, kind: string, id: string): string {
  return texts.find(`${kind}-${id}`) ?? id.replaceAll('-', ' ')
}

export function storyOf(texts: Texts, kind: string, id: string, part = 'story'): string {
  return texts.find(`${kind}-${id}-${part}`) ?? ''
}

/** The catalogue prefix of a field's name. */
export function keyOf({ kind }: Field): string {
  return kind === 'animal' || kind === 'character' || kind === 'guild' || kind === 'teacher' ? kind : 'place'
}

export function nameField(texts: Texts, field: Field): string {
  return field.kind === 'plain'
    ? texts.text('board-plain', { area: field.area })
    : nameOf(texts, keyOf(field), field.what)
}

export function nameDie(texts: Texts, die: { colour: number; number: number }): string {
  return texts.text('board-die', { colour: die.colour === 1 ? 'black' : 'white', number: die.number })
}

export function nameDemand(texts: Texts, { colour, rule, number, pair }: Demand): string {
  const said = texts.text('board-demand', {
    colour: colour < 0 ? 'any' : colour === 1 ? 'black' : 'white',
    rule,
    number,
  })
  return pair === null ? said : `${said}, ${texts.text('board-demand-pair', { field: pair + 1 })}`
}

export function nameLoot(texts: Texts, { kind, amount, id }: LootCell): string {
  return kind === 'thing' ? nameOf(texts, 'thing', id) : texts.text(`board-loot-${kind}`, { amount })
}

export function nameQuarry(texts: Texts, adventure: Adventure, quarry: number): string {
  const found = adventure.hunting[quarry]
  return found ? nameOf(texts, 'quarry', found.id) : ''
}

/** A demand as shown on its dice field. */
export function signOf({ rule, number }: Demand): string {
  if (rule === 'number') return String(number)
  if (rule === 'least') return `≥${number}`
  if (rule === 'most') return `≤${number}`
  return ''
}
