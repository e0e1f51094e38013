import type { Component, Snippet } from 'svelte'
import type { Words } from '../i18n/catalogue.svelte'
import type { Sound } from '../ui/device/sound'
import type {
  LogEntry,
  EventInfo,
  Json,
  Observation,
  Offer,
  SeatPlan,
  SettingInfo,
  ActionRangeInfo,
  MatchInfo,
} from '../net/protocol.gen'

/** The types that a game's module works with; by default those that every game's messages have. */
export interface GameTypes {
  view: object
  event: { kind: string; fields: object }
  action: { kind: string }
  /** What the table points at while a step is shown. */
  cue: unknown
  /** What the table is drawn from: the game's board, cards or tiles. */
  content: object
}

export interface AnyGame extends GameTypes {
  view: Json
  event: EventInfo
  content: Json
}

export type GameEvent<T extends GameTypes> = T['event'] & Pick<EventInfo, 'phrase'>
export type GameEntry<T extends GameTypes> = Omit<LogEntry, 'events'> & { events: GameEvent<T>[] }
export type GameOffer<T extends GameTypes> = Offer & Pick<T['action'], 'kind'>

/** One picture of a step: what lies on the table, what is pointed at, and for how long. */
export interface Frame<T extends GameTypes = AnyGame> {
  view: T['view']
  cue: T['cue']
  ms: number
  sound?: Sound
}

/** What a table asks of the deciding player, and how to take a half-made choice back. */
export interface Prompt {
  text: string
  back?: (() => void) | undefined
}

export interface TableProps<T extends GameTypes = AnyGame> {
  table: MatchInfo
  content: T['content']
  observation: Observation
  view: T['view']
  cue: T['cue'] | null
  offers: GameOffer<T>[]
  spans: ActionRangeInfo[]
  words: Words
  /** The choice that was advised, to be marked. */
  advised?: string | null
  /** What has happened, step by step. */
  log?: GameEntry<T>[]
  /** Takes an offer, or a choice written in the game's notation. */
  act(choice: Offer | string): void
  /** Takes a choice from a span of them: a number for each of its ranges. */
  pick(span: number, values: number[]): void
  /** Asks what a choice would bring, where the game tells it beforehand; null where it does not. */
  preview?(action: string): Promise<GameEvent<T> | null>
  /** What the page puts above the choices: whose turn it is, what the game asks, back, undo, rules. */
  bar?: Snippet<[Prompt?]>
}

/** What a field for a setting works with. */
export interface SettingFieldProps {
  setting: SettingInfo
  game: string
  seats: SeatPlan[]
  value: number | string
  change(value: number | string): void
}

export type Settings = MatchInfo['settings']

/** What a game provides: its table, and how a step is animated. */
export interface GameModule<T extends GameTypes = AnyGame> {
  Table: Component<TableProps<T>>
  frames?(before: T['view'], entry: GameEntry<T>, after: T['view'], cue: T['cue'] | null): Frame<T>[]
  /** Whether a view holds what others at the same screen must not see; without this all views of a game with secrets do. */
  secret?(view: T['view']): boolean
  /** The settings to play again with, where they follow from how the game ended; without this they stay. */
  nextSettings?(settings: Settings, view: T['view'], content: T['content']): Settings
}

/** Fields of a game's own for some settings of a new table, by the setting's key; their values are the server's to judge. */
export type SettingFields = Record<string, Component<SettingFieldProps>>

const modules = import.meta.glob<{ default: GameModule }>('./*/index.ts')
const fields = import.meta.glob<{ default: SettingFields }>('./*/settingFields.ts')
const emblems = import.meta.glob<{ default: Component }>('./*/Emblem.svelte', { eager: true })

/** The game's own table, or the plain one. */
export async function loadModule(game: string): Promise<GameModule> {
  const open = modules[`./${game}/index.ts`] ?? modules['./generic/index.ts']
  return (await open!()).default
}

/** The game's own fields for settings; most have none. */
export async function fieldsOf(game: string): Promise<SettingFields> {
  return (await fields[`./${game}/settingFields.ts`]?.())?.default ?? {}
}

/** The game's own emblem, or the plain one. */
export function emblemOf(game: string): Component {
  return (emblems[`./${game}/Emblem.svelte`] ?? emblems['./generic/Emblem.svelte'])!.default
}

/** A step without pictures of its own: what it leaves, for a moment. */
export function plainFrames(_before: Json, entry: LogEntry, after: Json): Frame[] {
  return [{ view: after, cue: entry, ms: 450 }]
}
