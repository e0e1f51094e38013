export type Area = 'yellow' | 'green' | 'blue'
export type FieldKind =
  'plain' | 'start' | 'finish' | 'animal' | 'character' | 'danger' | 'rune' | 'guild' | 'teacher' | 'monster'
export type Colour = 0 | 1

export interface Field {
  q: number
  r: number
  area: Area
  kind: FieldKind
  /** The id of what is there. */
  what: string
}

/** What a dice field demands; colour -1 allows any, the pair is the other field. */
export interface Demand {
  colour: -1 | Colour
  rule: 'any' | 'number' | 'even' | 'odd' | 'least' | 'most'
  number: number
  pair: number | null
}

/** The die that a line of a grid awards. */
export interface Given {
  colour: Colour
  number: number
}

export interface Animal {
  id: string
  demands: Demand[]
  manipulation: Manipulation
}

export interface Character {
  id: string
  grid: Demand[]
  /** Three rows, then three columns. */
  lines: Given[]
}

export interface Thing {
  id: string
  kind: 'melee' | 'ranged' | 'object'
  manipulation?: Manipulation
}

export interface Loot {
  kind: 'gold' | 'food' | 'potion' | 'thing'
  amount: number
  id: string
}

export interface Artifact extends Given {
  id: string
}

export interface Quarry {
  id: string
  food: number
  twin: number
  triplet: number
}

export interface Adventure {
  fields: Field[]
  /** The neighbours of each field in directions 1 to 6; -1 where the map ends. */
  neighbours: number[][]
  animals: Record<string, Animal>
  characters: Record<string, Character>
  things: Thing[]
  artifacts: Artifact[]
  loot: Loot[]
  runes: string[]
  /** The rune of each cell. */
  runeCells: string[]
  hunting: Quarry[]
  tasks: { kind: string; sides: number }[]
  /** Attempts by result, by the sides of the die. */
  teaching: Record<number, number[]>
}

export const MANIPULATIONS = ['again', 'second', 'opposite', 'change'] as const
export type Manipulation = (typeof MANIPULATIONS)[number]
export const PROPERTIES = ['strength', 'dexterity', 'intelligence', 'charisma'] as const
export const TALENTS = ['witch', 'dancer', 'hunter', 'warrior'] as const
export const GUILDS = ['hammer', 'shield', 'books', 'cross'] as const
export const BARS = ['health', 'food', 'gold'] as const
export const FULL = 10
export const BASE = 5
/** The experience that opens each area (BSL-07). */
export const GATES: Record<Area, number> = { yellow: 0, green: 8, blue: 20 }
/** The experience at which random events begin, in an expansion. */
export const EVENTS = 12
/** Directions 1 to 6, clockwise from north-east. */
export const STEPS: readonly [number, number][] = [
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
]

/** The content as the server sends it; demands, dice and loot are short texts. */
export interface Content {
  fields: (Omit<Field, 'what'> & { what?: string })[]
  animals: { id: string; demands: string[]; manipulation: Manipulation }[]
  characters: { id: string; grid: string[]; rows: string[]; columns: string[] }[]
  artifacts: { id: string; property: string; colour: string; number: number }[]
  things: Thing[]
  loot: string[][]
  runes: string[]
  rune_matrix: string[][]
  hunting: Quarry[]
  tasks: Adventure['tasks']
  teaching: Record<'w4' | 'w6' | 'w8' | 'w10', number[]>
}

/** The content as the table uses it. */
export function readAdventure(kit: Content): Adventure {
  const fields = kit.fields.map((field) => ({ ...field, what: field.what ?? '' }))
  return {
    fields,
    neighbours: joined(fields),
    animals: byId(kit.animals.map((animal) => ({ ...animal, demands: readDemands(animal.demands) }))),
    characters: byId(
      kit.characters.map(({ id, grid, rows, columns }) => ({
        id,
        grid: readDemands(grid),
        lines: [...rows, ...columns].map(readGiven),
      })),
    ),
    things: kit.things,
    artifacts: PROPERTIES.flatMap((property) => kit.artifacts.filter((one) => one.property === property)).map(
      ({ id, colour, number }) => ({ id, colour: colour === 'black' ? 1 : 0, number }),
    ),
    loot: kit.loot.flat().map(readLoot),
    runes: kit.runes,
    runeCells: kit.rune_matrix.flat(),
    hunting: kit.hunting,
    tasks: kit.tasks,
    teaching: { 4: kit.teaching.w4, 6: kit.teaching.w6, 8: kit.teaching.w8, 10: kit.teaching.w10 },
  }
}

function byId<T extends { id: string }>(all: T[]): Record<string, T> {
  return Object.fromEntries(all.map((one) => [one.id, one]))
}

function joined(fields: Field[]): number[][] {
  const at = new Map(fields.map(({ q, r }, n) => [`${q} ${r}`, n]))
  return fields.map(({ q, r }) => STEPS.map(([dq, dr]) => at.get(`${q + dq} ${r + dr}`) ?? -1))
}

/** Parses demands such as `black 4+`, `odd` and `white same 1`; pairs refer to each other. */
export function readDemands(texts: string[]): Demand[] {
  const demands = texts.map(readDemand)
  demands.forEach(({ pair }, n) => {
    if (pair !== null) demands[pair]!.pair = n
  })
  return demands
}

function readDemand(text: string): Demand {
  const demand: Demand = { colour: -1, rule: 'any', number: 0, pair: null }
  const texts = text.split(' ')
  for (const [n, word] of texts.entries()) {
    if (word === 'white' || word === 'black') demand.colour = word === 'black' ? 1 : 0
    else if (word === 'even' || word === 'odd') demand.rule = word
    else if (word === 'same') demand.pair = Number(texts[n + 1]) - 1
    else if (texts[n - 1] !== 'same' && /^\d/.test(word)) {
      demand.number = parseInt(word)
      demand.rule = word.endsWith('+') ? 'least' : word.endsWith('-') ? 'most' : 'number'
    }
  }
  return demand
}

function readGiven(text: string): Given {
  const [colour, number] = text.split(' ')
  return { colour: colour === 'black' ? 1 : 0, number: Number(number) }
}

function readLoot(text: string): Loot {
  const [kind, amount] = text.split(' ')
  if (kind === 'gold' || kind === 'food' || kind === 'potion') return { kind, amount: Number(amount), id: '' }
  return { kind: 'thing', amount: 1, id: text }
}
