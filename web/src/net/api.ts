import { host } from './host'
import type {
  Credentials,
  Analysis,
  Capabilities,
  Credential,
  DailyGame,
  GameInfo,
  Json,
  Lobby,
  Me,
  ChangePassword,
  Profile,
  PushSubscription,
  PasskeyChallenge,
  RankingEntry,
  ReplayPage,
  NewComplaint,
  RulePage,
  SeatLink,
  TakeSeat,
  MatchInfo,
  CreateMatch,
} from './protocol.gen'
import type { Method } from './transport'

export { ApiError } from './transport'

const text = (path: string) => host.ask('GET', path)
const json = async <T>(method: Method, path: string, body?: unknown) =>
  JSON.parse(await host.ask(method, path, body)) as T
const get = <T>(path: string) => json<T>('GET', path)
const post = <T>(path: string, body?: unknown) => json<T>('POST', path, body)
const remove = <T>(path: string) => json<T>('DELETE', path)
/** Sends a request and ignores the body of the answer. */
const tell = async (method: Method, path: string, body?: unknown) => void (await host.ask(method, path, body))

// --- games ---
export const capabilities = () => get<Capabilities>('/api/capabilities')
export const games = () => get<GameInfo[]>('/api/games')
export const rules = (game: string, language: string) => get<RulePage>(`/api/rules/${game}/${language}`)
export const content = <Content = Json>(game: string) => get<Content>(`/api/content/${game}`)
/** The Fluent texts of the shell or of one game. */
export const texts = (language: string, game?: string) => text(`/api/texts/${language}${game ? `/${game}` : ''}`)

// --- matches ---
export const matches = () => get<MatchInfo[]>('/api/matches')
export const lobby = () => get<Lobby>('/api/lobby')
export const match = (id: string) => get<MatchInfo>(at(id))
export const createMatch = (body: CreateMatch) => post<MatchInfo>('/api/matches', body)
export const quick = (game: string) => post<MatchInfo>('/api/quick', { game })
export const sendDiceWords = (id: string, words: Record<string, string>) =>
  post<MatchInfo>(`${at(id)}/words`, { words })
export const sit = (id: string, body: TakeSeat) => post<MatchInfo>(`${at(id)}/sit`, body)
export const askForSeat = (id: string) => post<MatchInfo>(`${at(id)}/requests`)
export const acceptRequest = (id: string, person: string) =>
  post<MatchInfo>(`${at(id)}/requests/${encodeURIComponent(person)}`)
export const declineRequest = (id: string, person: string) =>
  remove<MatchInfo>(`${at(id)}/requests/${encodeURIComponent(person)}`)
export const rise = (id: string) => post<MatchInfo>(`${at(id)}/rise`)
export const ready = (id: string, word: string | null) => post<MatchInfo>(`${at(id)}/ready`, { word })
export const seatLevel = (id: string, seat: number, level: string | null) =>
  post<MatchInfo>(`${at(id)}/seats/${seat}`, { level })
export const removeFrom = (id: string, seat: number) => remove<MatchInfo>(`${at(id)}/seats/${seat}`)
export const rematch = (id: string) => post<MatchInfo>(`${at(id)}/rematch`)
export const fork = (id: string, step: number) => post<MatchInfo>(`${at(id)}/fork`, { step })
export const seatLink = (id: string) => get<SeatLink>(`${at(id)}/link`)
export const removeMatch = (id: string) => tell('DELETE', at(id))
export const terminal = (id: string, language: string, seat: number | null, step: number) =>
  text(`${at(id)}/terminal/${language}?step=${step}${seat === null ? '' : `&seat=${seat}`}`)
/** Some steps of a match as a seat sees them; while it runs only one's own, or by the key of a private seat link. */
export const replayPage = (id: string, seat: number | null, first: number, count: number, token?: string) =>
  get<ReplayPage>(
    `${at(id)}/replay?first=${first}&count=${count}` +
      `${seat === null ? '' : `&seat=${seat}`}${token === undefined ? '' : `&token=${encodeURIComponent(token)}`}`,
  )
export const analysis = (id: string) => get<Analysis>(`${at(id)}/analysis`)
export const record = (id: string) => text(`${at(id)}/record`)
export const bugReport = (id: string) => text(`${at(id)}/bug-report`)

// --- daily game ---
export const daily = (game: string, day: string | null) =>
  get<DailyGame>(`/api/daily/${encodeURIComponent(game)}${day === null ? '' : `/${encodeURIComponent(day)}`}`)
export const playDaily = (game: string) => post<MatchInfo>(`/api/daily/${encodeURIComponent(game)}`)

// --- people ---
export const me = () => get<Me | null>('/api/me')
export const callMe = (name: string) => post<Me>('/api/me', { name })
export const makeAccount = (body: Credentials) => post<Me>('/api/me/account', body)
export const changePassword = (body: ChangePassword) => post<Me>('/api/me/password', body)
export const signIn = (body: Credentials) => post<Me>('/api/session', body)
export const signOut = () => tell('DELETE', '/api/session')
export const signOutEverywhere = () => tell('DELETE', '/api/me/sessions')
export const passkeyChallenge = () => post<PasskeyChallenge>('/api/passkeys/question')
export const addPasskey = (credential: Credential) => post<Me>('/api/passkeys', credential)
export const removePasskey = (id: string) => remove<Me>(`/api/passkeys/${encodeURIComponent(id)}`)
export const signInChallenge = () => post<PasskeyChallenge>('/api/session/passkey/question')
export const signInByPasskey = (credential: Credential) => post<Me>('/api/session/passkey', credential)
export const setMail = (address: string | null) => post<Me>('/api/me/mail', { address })
export const setPush = (body: PushSubscription) => post<Me>('/api/push', body)
export const stopPush = () => remove<Me>('/api/push')
export const profile = (person: string) => get<Profile>(`/api/people/${encodeURIComponent(person)}`)
export const ranking = (game: string) => get<RankingEntry[]>(`/api/ranking/${encodeURIComponent(game)}`)
export const mute = (person: string) => post<Me>(`/api/mutes/${encodeURIComponent(person)}`)
export const unmute = (person: string) => remove<Me>(`/api/mutes/${encodeURIComponent(person)}`)
export const complain = (body: NewComplaint) => tell('POST', '/api/reports', body)

function at(id: string): string {
  return `/api/matches/${encodeURIComponent(id)}`
}
