import type { Json } from '../../lib/wire.gen'
import type { Tale } from './content'
import type { ShadowAndLightView } from './view.gen'

/** A character between two adventures, in plain numbers. */
export interface Character {
  hearts: number
  health: number
  food: number
  gold: number
  xp: number
  talent: number
  guild: number
  sides: number[]
  bonus: number[]
  potions: number
  /** Weapons and objects, by their number in the pack. */
  things: number[]
  /** Of each property's teacher: 1 if it is held unused. */
  artifacts: number[]
  /** How many of each rune. */
  runes: number[]
}

const VERSION = 1
const NUMBERS = ['hearts', 'health', 'food', 'gold', 'xp', 'talent', 'guild'] as const

export function characterOf(view: ShadowAndLightView, tale: Tale): Character {
  const { hearts, health, food, gold, xp, talent, guild, potions, things } = view
  return {
    hearts, health, food, gold, xp, talent, guild, potions,
    sides: view.properties.map(({ sides }) => sides),
    bonus: view.properties.map(({ bonus }) => bonus),
    things: [...things].sort((a, b) => a - b),
    artifacts: view.artifacts.map((state) => (state === 'held' ? 1 : 0)),
    runes: runesOf(view, tale),
  }
}

/** How many of each rune: brought along, and marked in this adventure. */
export function runesOf(view: ShadowAndLightView, tale: Tale): number[] {
  return tale.runes.map((id, n) => (view.start_runes[n] ?? 0) + view.runes.filter((cell) => tale.runeCells[cell] === id).length)
}

/** The code that a table is made with: version and numbers joined by dots, lists by dashes. */
export function codeOf(one: Character): string {
  const list = (numbers: number[]) => numbers.join('-')
  return [VERSION, ...NUMBERS.map((name) => one[name]), list(one.sides), list(one.bonus), one.potions, list(one.things), list(one.artifacts), list(one.runes)].join('.')
}

/** The character that a code means; null if it means none. */
export function readCode(code: string): Character | null {
  const parts = code.split('.')
  if (parts.length !== 14 || parts[0] !== String(VERSION) || !parts.every((part) => /^\d*(-\d+)*$/.test(part))) return null
  const [, hearts, health, food, gold, xp, talent, guild, sides, bonus, potions, things, artifacts, runes] = parts
  const list = (text: string) => (text === '' ? [] : text.split('-').map(Number))
  const one: Character = {
    hearts: Number(hearts), health: Number(health), food: Number(food), gold: Number(gold), xp: Number(xp), talent: Number(talent), guild: Number(guild),
    sides: list(sides!), bonus: list(bonus!), potions: Number(potions), things: list(things!), artifacts: list(artifacts!), runes: list(runes!),
  }
  return isWhole(one) ? one : null
}

/** Whether numbers and lists are of the right form; whether they are possible is the server's to say. */
function isWhole(one: Character): boolean {
  const whole = (value: unknown) => Number.isInteger(value) && (value as number) >= 0
  const listed = (value: unknown, length?: number) => Array.isArray(value) && value.every(whole) && (length === undefined || value.length === length)
  return (
    [...NUMBERS.map((name) => one[name]), one.potions].every(whole) && one.talent < 4 && one.guild < 4 &&
    listed(one.sides, 4) && one.sides.every((sides) => [4, 6, 8, 10].includes(sides)) && listed(one.bonus, 4) && listed(one.things) && listed(one.artifacts, 4) && listed(one.runes)
  )
}

/** A sheet as it is kept in the browser, and in a file. */
export interface Kept {
  name: string
  character: Character
  /** The score of the last adventure. */
  score: number
  /** The table of the last adventure. */
  table: string
}

/** The file of a sheet. */
export function written({ name, character, score }: Kept): string {
  return `${JSON.stringify({ game: 'shadow_and_light', version: VERSION, name, score, ...character }, null, 2)}\n`
}

/** The sheet in a file; null if it is none of ours. */
export function readFile(text: string): Kept | null {
  try {
    const { game, version, name, score, hearts, health, food, gold, xp, talent, guild, sides, bonus, potions, things, artifacts, runes } = JSON.parse(text) as Json
    const character = { hearts, health, food, gold, xp, talent, guild, sides, bonus, potions, things, artifacts, runes } as Character
    if (game !== 'shadow_and_light' || version !== VERSION || !isWhole(character)) return null
    return { name: typeof name === 'string' ? name : '', character, score: typeof score === 'number' ? score : 0, table: '' }
  } catch {
    return null
  }
}
