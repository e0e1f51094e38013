import type { Words } from '../../../i18n/catalogue.svelte'
import type { Demand, Field, Loot, Tale } from './content'

/** A name from the catalogue, or the id if there is none. */
export function nameOf(words: Words, kind: string, id: string): string {
  return words.find(`${kind}-${id}`) ?? id.replaceAll('-', ' ')
}

export function storyOf(words: Words, kind: string, id: string, part = 'story'): string {
  return words.find(`${kind}-${id}-${part}`) ?? ''
}

/** The catalogue prefix of a field's name. */
export function keyOf({ kind }: Field): string {
  return kind === 'animal' || kind === 'character' || kind === 'guild' || kind === 'teacher' ? kind : 'place'
}

export function nameField(words: Words, field: Field): string {
  return field.kind === 'plain'
    ? words.text('board-plain', { area: field.area })
    : nameOf(words, keyOf(field), field.what)
}

export function nameDie(words: Words, die: { colour: number; number: number }): string {
  return words.text('board-die', { colour: die.colour === 1 ? 'black' : 'white', number: die.number })
}

export function nameDemand(words: Words, { colour, rule, number, pair }: Demand): string {
  const said = words.text('board-demand', {
    colour: colour < 0 ? 'any' : colour === 1 ? 'black' : 'white',
    rule,
    number,
  })
  return pair === null ? said : `${said}, ${words.text('board-demand-pair', { field: pair + 1 })}`
}

export function nameLoot(words: Words, { kind, amount, id }: Loot): string {
  return kind === 'thing' ? nameOf(words, 'thing', id) : words.text(`board-loot-${kind}`, { amount })
}

export function nameQuarry(words: Words, tale: Tale, quarry: number): string {
  const found = tale.hunting[quarry]
  return found ? nameOf(words, 'quarry', found.id) : ''
}

/** A demand as shown on its dice field. */
export function signOf({ rule, number }: Demand): string {
  if (rule === 'number') return String(number)
  if (rule === 'least') return `≥${number}`
  if (rule === 'most') return `≤${number}`
  return ''
}
