import type { Offer } from '../../../net/protocol.gen'
import type { ShadowAndLightView } from '../types.gen'

/** The price of an action. */
export interface Price {
  gold: number
  food: number
  health: number
  /** Hearts crossed out for good. */
  hearts: number
  potions: number
  /** What the action uses up. */
  uses: 'manipulation' | 'talent' | 'object' | 'experience' | 'line' | 'artifact' | null
}

const FREE: Price = { gold: 0, food: 0, health: 0, hearts: 0, potions: 0, uses: null }
const SOURCES = ['gold', 'manipulation', 'talent', 'object', 'experience'] as const

export function priceOf({ kind, fields }: Offer, view: ShadowAndLightView): Price {
  switch (kind) {
    case 'again':
    case 'second':
    case 'opposite':
    case 'change': {
      const source = SOURCES[fields.source ?? 0]!
      return source === 'gold' ? { ...FREE, gold: 1 } : { ...FREE, uses: source }
    }
    case 'recolour':
      return { ...FREE, gold: 1, food: 1 }
    case 'spin':
      return { ...FREE, health: view.terms.hearts === 'both' ? 1 : 0, hearts: 1 }
    case 'summon':
      return { ...FREE, uses: fields.summoned! < 12 ? 'line' : 'artifact' }
    case 'recall':
      return { ...FREE, uses: 'experience' }
    case 'step':
      return { ...FREE, food: view.steps >= 3 ? 1 : 0 }
    case 'wait':
      return fields.bar === 1 ? { ...FREE, food: 1 } : { ...FREE, health: 1 }
    case 'retry':
      return { ...FREE, food: 1 }
    case 'bribe':
      return { ...FREE, gold: 1 }
    case 'trade':
      return fields.way === 0 ? { ...FREE, gold: 1 } : { ...FREE, food: 1 }
    case 'eat':
    case 'mend':
      return { ...FREE, food: 2 }
    case 'drink':
      return { ...FREE, potions: 1 }
    case 'knock':
      return fields.twice ? { ...FREE, uses: 'talent' } : FREE
    default:
      return FREE
  }
}

export function isFree({ gold, food, health, hearts, potions, uses }: Price): boolean {
  return gold + food + health + hearts + potions === 0 && uses === null
}

/** Whether the price is permanent, so that the player must confirm. */
export function isForGood(price: Price): boolean {
  return price.hearts > 0
}

/** Whether paying ends the adventure at once (BSL-17). */
export function isDeadly(price: Price, view: ShadowAndLightView): boolean {
  const hearts = view.hearts - price.hearts
  return hearts <= 0 || Math.min(view.health, hearts) - price.health <= 0
}
