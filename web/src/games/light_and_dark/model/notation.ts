import type { Aim } from './aim'
import type { Spot } from './placement'
import type { LightAndDarkView } from '../types.gen'

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

export function flickText(disc: number, { angle, strength }: Aim): string {
  return `${disc + 1} ${Math.round(angle) / 100} ${Math.round(strength)}`
}

/** A parsed action: its verb, the disc or obstacle if there is one, and the numbers after it. */
export interface Written {
  verb: string
  thing: number
  numbers: number[]
}

export function readText(text: string): Written {
  const texts = text.split(' ')
  const verb = /^\d/.test(texts[0]!) ? 'flick' : texts.shift()!
  const numbers = texts.map(Number).filter((number) => !Number.isNaN(number))
  if (verb === 'place') return { verb, thing: -1, numbers }
  if (verb === 'play')
    return { verb, thing: EFFECTS.indexOf(texts[0] as Effect), numbers: numbers.map((disc) => disc - 1) }
  const [number = 0, ...others] = numbers
  return { verb, thing: number - 1, numbers: others }
}

export function placeText(spots: Spot[]): string {
  return ['place', ...spots.flatMap(({ x, y }) => [x, y])].join(' ')
}

export function moveText(verb: 'return' | 'stride', disc: number, { x, y }: Spot): string {
  return `${verb} ${disc + 1} ${x} ${y}`
}

export function obstacleText(number: number, { x, y }: Spot, turn: number): string {
  return `obstacle ${number + 1} ${x} ${y} ${turn}`
}
