import type { Phrase } from './protocol.gen'

/** An error from the server: its message, and the phrase to show in the user's language. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    detail: string,
    readonly phrase: Phrase | null,
  ) {
    super(detail)
  }
}

export const get = <T>(path: string) => json<T>(path)
export const post = <T>(path: string, body?: unknown) => json<T>(path, order('POST', body))
export const remove = <T>(path: string) => json<T>(path, { method: 'DELETE' })

/** Sends a request and ignores the body of the answer. */
export async function tell(method: 'POST' | 'DELETE', path: string, body?: unknown): Promise<void> {
  await ask(path, order(method, body))
}

export async function text(path: string): Promise<string> {
  return (await ask(path)).text()
}

function order(method: string, body: unknown): RequestInit {
  if (body === undefined) return { method }
  return { method, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
}

async function json<T>(path: string, init?: RequestInit): Promise<T> {
  return (await ask(path, init)).json() as Promise<T>
}

async function ask(path: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(path, init).catch(() => {
    throw new ApiError(0, 'The table cannot be reached.', { key: 'refusal-unreachable', args: {}, seats: {} })
  })
  if (!response.ok) throw await refusal(response)
  return response
}

async function refusal(response: Response): Promise<ApiError> {
  const body = (await response.json().catch(() => ({}))) as { detail?: string; phrase?: Phrase }
  return new ApiError(response.status, body.detail ?? response.statusText, body.phrase ?? null)
}
