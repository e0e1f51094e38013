import type { GameInfo, Json, Phrase, RulePage, TableInfo, TableWish } from './wire.gen'

/** What the server would not do: its sentence, and the phrase to show in the reader's language. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    detail: string,
    readonly say: Phrase | null,
  ) {
    super(detail)
  }
}

export const games = () => json<GameInfo[]>('/api/games')
export const rules = (game: string, language: string) => json<RulePage>(`/api/rules/${game}/${language}`)
export const content = (game: string) => json<Json>(`/api/content/${game}`)
export const tables = () => json<TableInfo[]>('/api/tables')
export const table = (id: string) => json<TableInfo>(`/api/tables/${id}`)
export const makeTable = (wish: TableWish) => json<TableInfo>('/api/tables', post(wish))
export const sendWords = (id: string, words: Record<string, string>) =>
  json<TableInfo>(`/api/tables/${id}/words`, post({ words }))
export const fork = (id: string, step: number) => json<TableInfo>(`/api/tables/${id}/fork`, post({ step }))
export const drawing = (id: string, language: string, seat: number | null) =>
  text(`/api/tables/${id}/drawing/${language}${seat === null ? '' : `?seat=${seat}`}`)
export const recordUrl = (id: string) => `/api/tables/${id}/record`

export async function removeTable(id: string): Promise<void> {
  await ask(`/api/tables/${id}`, { method: 'DELETE' })
}

/** The Fluent text of the shell, or of one game. */
export const words = (language: string, game?: string) => text(`/api/words/${language}${game ? `/${game}` : ''}`)

function post(body: unknown): RequestInit {
  return { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
}

async function text(path: string): Promise<string> {
  return (await ask(path)).text()
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
  const body = (await response.json().catch(() => ({}))) as { detail?: string; say?: Phrase }
  return new ApiError(response.status, body.detail ?? response.statusText, body.say ?? null)
}
