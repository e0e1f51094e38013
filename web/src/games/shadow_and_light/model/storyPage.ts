import type { Adventure, ShadowAndLightView } from '../types.gen'

/** The page shown over the map; `none` while travelling. */
export type Scene =
  | 'none'
  | 'creation'
  | 'animal'
  | 'character'
  | 'guild'
  | 'teacher'
  | 'danger'
  | 'rune'
  | 'spoils'
  | 'hunt'
  | 'finish'
  | 'close'

const BY_PHASE: Partial<Record<ShadowAndLightView['phase'], Scene>> = {
  bars: 'creation',
  assign: 'creation',
  talent: 'creation',
  'pick-talent': 'creation',
  guild: 'creation',
  'pick-guild': 'creation',
  stretch: 'hunt',
  hunt: 'hunt',
  hazard: 'danger',
  rune: 'rune',
  'pick-rune': 'rune',
  loot: 'spoils',
  spoils: 'spoils',
  property: 'teacher',
  'guard-throw': 'teacher',
  guard: 'teacher',
  finish: 'finish',
  close: 'close',
  over: 'close',
}
const ATTEMPTS = new Set<ShadowAndLightView['phase']>(['throw', 'place', 'retry', 'task'])

export function sceneOf(view: ShadowAndLightView, adventure: Adventure): Scene {
  const phase = view.phase === 'rethrow' ? view.back : view.phase
  const { kind } = adventure.fields[view.at]!
  if (ATTEMPTS.has(phase)) return kind === 'animal' || kind === 'character' || kind === 'guild' ? kind : 'none'
  return BY_PHASE[phase] ?? 'none'
}

/** Whether the dice in hand go on the compass. */
export function isMoving(view: ShadowAndLightView): boolean {
  const phase = view.phase === 'rethrow' ? view.back : view.phase
  return ['camp', 'roll', 'plan', 'move', 'stretch', 'hunt'].includes(phase)
}

/** The dice that lie on a dice field. */
export function lyingOn(view: ShadowAndLightView, field: number): { colour: number; number: number } | null {
  return view.dice.find((die) => die.where === 'placed' && die.field === field) ?? null
}
