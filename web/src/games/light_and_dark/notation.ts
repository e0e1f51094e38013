import type { Aim } from './aiming'
import type { Spot } from './placing'
import type { LightAndDarkView } from './view.gen'

export type Effect = LightAndDarkView['cards'][number]

/** The effects of power cards, in the order of the game's numbers for them. */
export const EFFECTS: Effect[] = ['second-wind', 'chain', 'ward', 'stride', 'torchbearer', 'anchor', 'beacon', 'steady-hand']

export function flickText(disc: number, { angle, strength }: Aim): string {
  return `${disc + 1} ${Math.round(angle) / 100} ${Math.round(strength)}`
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
