import { ask } from './http'
import { MatchSocket } from './socket'
import type { Transport } from './transport'

/** The host of this page: the server that it came from. */
export const host: Transport = { ask, open: (target, listener) => new MatchSocket(target, listener) }
