import * as api from '../net/api'
import { catalogue } from '../i18n/catalogue.svelte'
import { loadModule, type GameModule } from '../games/registry'
import type { GameInfo, Json, MatchInfo } from '../net/protocol.gen'

/** A match with everything that is needed to show it. */
export interface Opened {
  table: MatchInfo
  game: GameInfo
  module: GameModule
  content: Json
}

export async function openTable(id: string): Promise<Opened> {
  const [table, games] = await Promise.all([api.table(id), api.games()])
  const game = games.find((one) => one.id === table.game)
  if (!game) throw new api.ApiError(404, table.game, { key: 'unknown-game', args: { game: table.game }, seats: {} })
  const [module, content] = await Promise.all([
    loadModule(table.game),
    api.content(table.game),
    catalogue.load(table.game),
  ])
  return { table, game, module, content }
}
