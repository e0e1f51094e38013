import type { Settings } from '../../registry'
import type { Json } from '../../../net/protocol.gen'
import { GUILDS, PROPERTIES, TALENTS } from './names'
import type { Adventure, ShadowAndLightView } from '../types.gen'

/** A character between two adventures, as plain numbers. */
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
  /** Weapons and objects, by their number in the kit. */
  things: number[]
  /** For each property's artifact: 1 if it is held unused. */
  artifacts: number[]
  /** How many of each rune. */
  runes: number[]
}

/** Versions of the code; in version 1 the bars started as on the sheet. */
const [FIRST, VERSION] = ['1', '2']
const FILE_VERSION = 1
/** The fields of the code, in their order. */
const FIELDS: (keyof Character)[] = [
  ...(['hearts', 'health', 'food', 'gold', 'xp', 'talent', 'guild'] as const),
  ...(['sides', 'bonus', 'potions', 'things', 'artifacts', 'runes'] as const),
]

/** The code of a character for the `sheet` setting: version and numbers joined by dots, lists by dashes. */
export function codeOf(one: Character): string {
  return [VERSION, ...FIELDS.map((field) => [one[field]].flat().join('-'))].join('.')
}

/** The character of a code; null if it is invalid. */
export function readCode(code: string): Character | null {
  const [version, ...parts] = code.split('.')
  if (version !== FIRST && version !== VERSION) return null
  if (parts.length !== FIELDS.length || !parts.every((part) => /^\d*(-\d+)*$/.test(part))) return null
  const list = (text: string) => (text === '' ? [] : text.split('-').map(Number))
  const one = Object.fromEntries(
    FIELDS.map((field, n) => [field, LIMITS[field].length > 2 ? list(parts[n]!) : Number(parts[n])]),
  ) as Record<keyof Character, number | number[]>
  return faultOf(one) === null ? (one as Character) : null
}

/** The settings of a rematch: the character with its newest sheet, or a new one if it was lost. */
export function nextSettings(settings: Settings, { sheet }: ShadowAndLightView): Settings {
  return { ...settings, sheet: sheet || 'new' }
}

/** The lowest and the highest number of each field, and the length of a list; 0 for any. */
const LIMITS: Record<keyof Character, [low: number, high: number, length?: number]> = {
  hearts: [1, 10],
  health: [1, 10],
  food: [0, 10],
  gold: [0, 10],
  xp: [0, 999],
  talent: [0, 3],
  guild: [0, 3],
  sides: [4, 10, 4],
  bonus: [0, 20, 4],
  potions: [0, 99],
  things: [0, 59, 0],
  artifacts: [0, 1, 4],
  runes: [0, 999, 0],
}

/** The first invalid field; the server checks the rest against its content. */
function faultOf(one: Record<keyof Character, unknown>): keyof Character | null {
  const sound = (field: keyof Character) => {
    const [value, [low, high, length]] = [one[field], LIMITS[field]]
    const numbers: unknown[] = Array.isArray(value) ? value : [value]
    return (
      Array.isArray(value) === (length !== undefined) &&
      (!length || numbers.length === length) &&
      numbers.every((each) => Number.isInteger(each) && Number(each) >= low && Number(each) <= high) &&
      (field !== 'health' || Number(value) <= Number(one.hearts)) &&
      (field !== 'sides' || numbers.every((each) => Number(each) % 2 === 0))
    )
  }
  return FIELDS.find((field) => !sound(field)) ?? null
}

/** A sheet as it is stored in the browser and in a file. */
export interface StoredSheet {
  name: string
  character: Character
  /** The score of the last adventure. */
  score: number
  /** The match of the last adventure. */
  table: string
}

const KIND = 'shadow_and_light sheet'
const LONGEST = 20_000

/** The file of a sheet, by ids of the content; the terminal reads and writes the same format. */
export function written({ name, character, score }: StoredSheet, adventure: Adventure): string {
  const { hearts, health, food, gold, xp, potions, things, artifacts, runes } = character
  const plain = {
    kind: KIND,
    version: FILE_VERSION,
    name,
    talent: TALENTS[character.talent],
    guild: GUILDS[character.guild],
    bars: { hearts, health, food, gold },
    xp,
    properties: Object.fromEntries(
      PROPERTIES.map((id, n) => [id, { sides: character.sides[n], bonus: character.bonus[n] }]),
    ),
    potions,
    things: things.map((thing) => adventure.things[thing]?.id),
    artifacts: adventure.artifacts.flatMap(({ id }, n) => (artifacts[n] ? [id] : [])),
    runes: Object.fromEntries(adventure.runes.map((id, n) => [id, runes[n] ?? 0])),
    score,
  }
  return `${JSON.stringify(plain, null, 2)}\n`
}

/** The attributes of a link that saves the file of a sheet. */
export function fileOf(sheet: StoredSheet, adventure: Adventure): { href: string; download: string } {
  return {
    href: `data:application/json;charset=utf-8,${encodeURIComponent(written(sheet, adventure))}`,
    download: `${sheet.name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-') || 'character'}.json`,
  }
}

/** Why a file is not a sheet: a catalogue key with arguments. */
export class NoSheet extends Error {
  constructor(
    readonly key: string,
    readonly args: Record<string, string | number> = {},
  ) {
    super(key)
  }
}

/** Reads the file of a sheet; throws NoSheet if it is invalid. */
export function readFile(text: string, adventure: Adventure): StoredSheet {
  if (text.length > LONGEST) throw new NoSheet('sheet-too-long', { most: LONGEST })
  const plain = parsed(text)
  if (typeof plain !== 'object' || plain === null || plain.kind !== KIND) throw new NoSheet('sheet-not-one')
  if (plain.version !== FILE_VERSION) throw new NoSheet('sheet-version', { found: String(plain.version).slice(0, 20) })
  const [properties, runes] = [matchOf(plain, 'properties'), matchOf(plain, 'runes')]
  const each = PROPERTIES.map((id) => matchOf(properties, id))
  for (const id of Object.keys(runes))
    if (!adventure.runes.includes(id)) throw new NoSheet('sheet-unknown', { field: 'runes', found: id.slice(0, 40) })
  const held = numbersOf(plain, 'artifacts', adventure.artifacts)
  const { hearts, health, food, gold } = matchOf(plain, 'bars')
  const character = {
    hearts,
    health,
    food,
    gold,
    xp: plain.xp,
    potions: plain.potions,
    talent: numberOf('talent', plain.talent, TALENTS),
    guild: numberOf('guild', plain.guild, GUILDS),
    sides: each.map(({ sides }) => sides),
    bonus: each.map(({ bonus }) => bonus),
    things: numbersOf(plain, 'things', adventure.things),
    artifacts: adventure.artifacts.map((_, n) => (held.includes(n) ? 1 : 0)),
    runes: adventure.runes.map((id) => runes[id] ?? 0),
  }
  const wrong = faultOf(character)
  if (wrong) throw new NoSheet('sheet-field', { field: wrong })
  return {
    name: typeof plain.name === 'string' ? plain.name.slice(0, 40) : '',
    character: character as Character,
    score: typeof plain.score === 'number' ? plain.score : 0,
    table: '',
  }
}

function parsed(text: string): Json {
  try {
    return JSON.parse(text) as Json
  } catch {
    throw new NoSheet('sheet-not-json')
  }
}

function matchOf(plain: Json, field: string): Json {
  const found = plain[field]
  if (typeof found !== 'object' || found === null || Array.isArray(found)) throw new NoSheet('sheet-field', { field })
  return found as Json
}

function numberOf(field: string, found: unknown, ids: readonly string[]): number {
  if (typeof found !== 'string') throw new NoSheet('sheet-field', { field })
  if (!ids.includes(found)) throw new NoSheet('sheet-unknown', { field, found: found.slice(0, 40) })
  return ids.indexOf(found)
}

function numbersOf(plain: Json, field: string, all: { id: string }[]): number[] {
  const ids = all.map(({ id }) => id)
  const found = plain[field]
  if (!Array.isArray(found)) throw new NoSheet('sheet-field', { field })
  return found.map((one) => numberOf(field, one, ids)).sort((a, b) => a - b)
}
