import type { Phrase } from './protocol.gen'
import { ApiError, type Transport } from './transport'

/** Requests over HTTP. */
export const ask: Transport['ask'] = async (method, path, body) => {
  const headers = { 'Content-Type': 'application/json' }
  const sent = body === undefined ? { method } : { method, headers, body: JSON.stringify(body) }
  const response = await fetch(path, sent).catch(unreachable)
  if (!response.ok) throw await refusal(response)
  return response.text().catch(unreachable)
}

function unreachable(): never {
  throw new ApiError(0, 'The table cannot be reached.', { key: 'refusal-unreachable', args: {}, seats: {} })
}

async function refusal(response: Response): Promise<ApiError> {
  const body = (await response.json().catch(() => ({}))) as { detail?: string; phrase?: Phrase }
  return new ApiError(response.status, body.detail ?? response.statusText, body.phrase ?? null)
}
