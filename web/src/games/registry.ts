import type { Component, Snippet } from 'svelte'
import type { Texts } from '../i18n/catalogue.svelte'
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

/** The types that a game's module works with. */
export interface GameTypes {
  view: object
  event: { kind: string; fields: object }
  action: { kind: string }
  /** What the table highlights while a step is animated. */
  cue: unknown
  /** The game's content: board, cards or tiles. */
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

/** What some actions would lead to. */
export type GamePreview<T extends GameTypes> = {
  view: T['view']
  offers: GameOffer<T>[]
  event: GameEvent<T> | null
  /** The actions themselves, with what they cost and lead to. */
  taken?: GameOffer<T>[]
}

/** One frame of a step's animation: the view, what is highlighted, and for how long. */
export interface Frame<T extends GameTypes = AnyGame> {
  view: T['view']
  cue: T['cue']
  ms: number
  sound?: Sound
}

/** What the deciding player is asked to do, and how to cancel the selection so far. */
export interface Prompt {
  text: string
  back?: (() => void) | undefined
}

export interface TableProps<T extends GameTypes = AnyGame> {
  match: MatchInfo
  content: T['content']
  observation: Observation
  view: T['view']
  cue: T['cue'] | null
  offers: GameOffer<T>[]
  ranges: ActionRangeInfo[]
  texts: Texts
  /** The advised action, to be highlighted. */
  advised?: string | null
  /** The log so far. */
  log?: GameEntry<T>[]
  act(offer: Offer): void
  /** Submits an action from the range of this kind, with a number for each of its fields. */
  submitRange(kind: string, values: number[]): void
  /** Asks what some actions one after another would lead to; null if the answer came too late. */
  preview?(actions: string[]): Promise<GamePreview<T> | null>
  /** Asks why no action of a kind with these fields is possible: the reason, or null if one is possible. */
  why?(kind: T['action']['kind'], fields?: Record<string, number>): Promise<string | null>
  /** Asks why, and shows the reason above the actions, for screen readers too. */
  explain?(kind: T['action']['kind'], fields?: Record<string, number>): void
  /** The status bar, to be rendered above the actions. */
  bar?: Snippet<[Prompt?]>
}

/** The props of a custom field for a setting. */
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
  /** Whether the table shows an advised action as a choice to confirm, so that the hint needs no button. */
  confirmsAdvice?: boolean
  /** Whether others on the same device must not see this view; by default so in games with hidden information. */
  secret?(view: T['view']): boolean
  /** The settings of a rematch, if they depend on how the match ended; by default they stay the same. */
  nextSettings?(settings: Settings, view: T['view'], content: T['content']): Settings
}

/** A game's custom fields for settings, by key; only the server validates their values. */
export type SettingFields = Record<string, Component<SettingFieldProps>>

const modules = import.meta.glob<{ default: GameModule }>('./*/index.ts')
const fields = import.meta.glob<{ default: SettingFields }>('./*/settingFields.ts')
const emblems = import.meta.glob<string>('./*/emblem.svg', { query: '?url', import: 'default', eager: true })

/** Loads the game's module, or the generic one. */
export async function loadModule(game: string): Promise<GameModule> {
  const open = modules[`./${game}/index.ts`] ?? modules['./generic/index.ts']
  return (await open!()).default
}

/** The game's custom fields for settings; most games have none. */
export async function fieldsOf(game: string): Promise<SettingFields> {
  return (await fields[`./${game}/settingFields.ts`]?.())?.default ?? {}
}

/** The address of the game's emblem, or of the generic one. */
export function emblemOf(game: string): string {
  return (emblems[`./${game}/emblem.svg`] ?? emblems['./generic/emblem.svg'])!
}

/** The default animation of a step: its result, for a moment. */
export function plainFrames(_before: Json, entry: LogEntry, after: Json): Frame[] {
  return [{ view: after, cue: entry, ms: 450 }]
}
