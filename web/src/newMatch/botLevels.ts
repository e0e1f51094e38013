// Names of bot levels, with their measured strength.

import { t } from '../i18n/catalogue.svelte'
import type { GameInfo, LevelInfo } from '../net/protocol.gen'

function measured(game: GameInfo, level: string): LevelInfo | undefined {
  return game.ladder.find((one) => one.level === level)
}

/** A bot level for a number of seats: its name with its rating, or with its mean score in a solo game. */
export function called(game: GameInfo, level: string, seats: number): string {
  const { rating = null, score = null } = measured(game, level) ?? {}
  const name = t(`level-${level}`)
  if (seats === 1 && score !== null) return t('bot', { level: t('level-scored', { level: name, score }) })
  return t('bot', { level: seats > 1 && rating !== null ? t('level-rated', { level: name, rating }) : name })
}

/** A description of a level, and what its rating means. */
export function explained(game: GameInfo, level: string, seats: number): string {
  const { rating = null, score = null } = measured(game, level) ?? {}
  const kind = t(`level-${level}-help`)
  if (seats === 1) return score === null ? kind : `${kind} ${t('level-scored-help', { score })}`
  return rating === null ? kind : `${kind} ${t('level-rated-help', { rating })}`
}
