import * as api from '../net/api'
import { catalogue } from '../i18n/catalogue.svelte'
import { loadModule, type GameModule } from '../games/registry'
import type { GameInfo, Json, MatchInfo } from '../net/protocol.gen'

/** A match with everything that is needed to show it. */
export interface Opened {
  match: MatchInfo
  game: GameInfo
  module: GameModule
  content: Json
}

export async function openMatch(id: string): Promise<Opened> {
  const [match, games] = await Promise.all([api.match(id), api.games()])
  const game = games.find((one) => one.id === match.game)
  if (!game) throw new api.ApiError(404, match.game, { key: 'unknown-game', args: { game: match.game }, seats: {} })
  const [module, content] = await Promise.all([
    loadModule(match.game),
    api.content(match.game),
    catalogue.load(match.game),
  ])
  return { match, game, module, content }
}
