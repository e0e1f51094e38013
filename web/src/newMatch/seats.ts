import type { GameInfo, SeatPlan, SettingInfo } from '../net/protocol.gen'

/** The default level of bots. */
const USUAL = 'lantern'

export type Values = Record<string, number | string>

/** Resizes the seats: existing ones stay, new ones are bots. */
export function seated(
  seats: SeatPlan[],
  count: number,
  level: string | null,
  name: (seat: number) => string,
): SeatPlan[] {
  const added = Array.from({ length: Math.max(0, count - seats.length) }, (_, n) => ({
    name: name(seats.length + n),
    level,
  }))
  return [...seats.slice(0, count), ...added]
}

/** The bot levels that can play with this number of seats. */
export function levelsAt({ levels }: GameInfo, count: number): string[] {
  return levels[String(count)] ?? []
}

/** The level of a new bot. */
export function usualLevel(game: GameInfo, count: number): string | null {
  const levels = levelsAt(game, count)
  return levels.includes(USUAL) ? USUAL : (levels[0] ?? null)
}

/** The seats, with the default level for bots whose level cannot play with this number of seats. */
export function leveled(seats: SeatPlan[], game: GameInfo): SeatPlan[] {
  const levels = levelsAt(game, seats.length)
  return seats.map((seat) =>
    seat.level && !levels.includes(seat.level) ? { ...seat, level: usualLevel(game, seats.length) } : seat,
  )
}

/** A value for each setting: the chosen one if it is valid, else the default. Settings in `free` are not checked. */
export function fitted(settings: SettingInfo[], chosen: Values, free: string[] = []): Values {
  const taken = (setting: SettingInfo) =>
    fits(setting, chosen[setting.key]) || (free.includes(setting.key) && chosen[setting.key] !== undefined)
  return Object.fromEntries(
    settings.map((setting) => [setting.key, taken(setting) ? chosen[setting.key]! : setting.default]),
  )
}

/** The settings in a URL; invalid values are replaced later. */
export function asked(settings: SettingInfo[], wish: Record<string, string>): Values {
  const named = settings.filter(({ key }) => wish[key] !== undefined)
  return Object.fromEntries(named.map(({ key, kind }) => [key, kind === 'number' ? Number(wish[key]) : wish[key]!]))
}

export function fits(setting: SettingInfo, value: number | string | undefined): boolean {
  if (value === undefined) return false
  if (setting.kind === 'option') return setting.values.includes(String(value))
  return typeof value === 'number' && Number.isInteger(value) && value >= setting.low && value <= setting.high
}

/** The creator's seat in an online match: the first one without a bot. */
export function makersSeat(seats: SeatPlan[]): number {
  return seats.findIndex(({ level }) => (level ?? null) === null)
}

/** The seats of an online match; people bring their own names. */
export function onlineWishes(seats: SeatPlan[]): SeatPlan[] {
  return seats.map(({ name = '', level = null }) =>
    level === null ? { name: '', level } : { name: name.trim(), level },
  )
}

/** Why a match cannot be created with these seats: a catalogue key, or null. */
export function complaint(seats: SeatPlan[], online = false): string | null {
  if (online && makersSeat(seats) < 0) return 'seat-none-for-you'
  const named = online ? seats.filter(({ level }) => (level ?? null) !== null) : seats
  const names = named.map(({ name = '' }) => name.trim())
  if (names.some((name) => name === '')) return 'seat-nameless'
  return new Set(names.map((name) => name.toLowerCase())).size < names.length ? 'seat-same-name' : null
}
