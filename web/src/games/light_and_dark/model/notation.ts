import type { LightAndDarkAction, LightAndDarkView } from '../types.gen'

export type Effect = LightAndDarkView['cards'][number]

/** The effects of power cards, in the order of the game's numbers for them. */
export const EFFECTS: Effect[] = [
  'second-wind',
  'chain',
  'ward',
  'stride',
  'torchbearer',
  'anchor',
  'beacon',
  'steady-hand',
]

/** An action by its kind and its fields, as ranges name them. */
export interface Trial {
  kind: LightAndDarkAction['kind']
  fields: Record<string, number>
}

/** The notation of a flick, to preview it. */
export function flickText({ disc, angle, strength }: Trial['fields']): string {
  return `${disc! + 1} ${angle! / 100} ${strength}`
}

const FIELDS: Record<string, string[]> = {
  stride: ['disc', 'x', 'y'],
  return: ['disc', 'x', 'y'],
  obstruct: ['obstacle', 'x', 'y', 'turn'],
}

/** Reads the notation of an advised action. */
export function readText(text: string): Trial {
  const words = text.split(' ')
  const numbers = words.map(Number).filter((number) => !Number.isNaN(number))
  const [first = 0, second = 0, third = 0] = numbers
  if (/^\d/.test(text))
    return { kind: 'flick', fields: { disc: first - 1, angle: Math.round(second * 100), strength: third } }
  const kind = (words[0] === 'obstacle' ? 'obstruct' : words[0]) as Trial['kind']
  if (kind === 'place') return { kind, fields: placesOf(numbers) }
  if (kind === 'play') return { kind, fields: { effect: EFFECTS.indexOf(words[1] as Effect), disc: first - 1 } }
  const names = FIELDS[kind] ?? []
  return { kind, fields: Object.fromEntries(names.map((name, n) => [name, numbers[n]! - (n === 0 ? 1 : 0)])) }
}

/** The fields x1, y1, x2 … of places. */
export function placesOf(numbers: number[]): Trial['fields'] {
  return Object.fromEntries(numbers.map((number, n) => [`${'xy'[n % 2]}${Math.floor(n / 2) + 1}`, number]))
}
