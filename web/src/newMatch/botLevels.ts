// How levels of bots are named, with how strong they were measured.

import { t } from '../i18n/catalogue.svelte'
import type { GameInfo, LevelInfo } from '../net/protocol.gen'

function measured(game: GameInfo, level: string): LevelInfo | undefined {
  return game.ladder.find((one) => one.level === level)
}

/** A bot of this level at a table of some size: its name, and its rating, or its mean score where it plays alone. */
export function called(game: GameInfo, level: string, seats: number): string {
  const { rating = null, score = null } = measured(game, level) ?? {}
  const name = t(`level-${level}`)
  if (seats === 1 && score !== null) return t('bot', { level: t('level-scored', { level: name, score }) })
  return t('bot', { level: seats > 1 && rating !== null ? t('level-rated', { level: name, rating }) : name })
}

/** What kind of player a level is, and what its figure says. */
export function explained(game: GameInfo, level: string, seats: number): string {
  const { rating = null, score = null } = measured(game, level) ?? {}
  const kind = t(`level-${level}-help`)
  if (seats === 1) return score === null ? kind : `${kind} ${t('level-scored-help', { score })}`
  return rating === null ? kind : `${kind} ${t('level-rated-help', { rating })}`
}
