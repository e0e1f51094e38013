import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import * as api from '../net/api'
import type { Phrase, SeatInfo } from '../net/protocol.gen'

export type Args = Record<string, FluentVariable>
const SHELL = ''
const FALLBACK = 'en'

/** The texts of the shell and of the games in the user's language, with English as fallback. */
export class Catalogue {
  language = $state(FALLBACK)
  #bundles = $state.raw<Record<string, FluentBundle>>({})
  #asked = new Map<string, Promise<void>>()

  /** Loads a language for the shell and all games loaded so far, then switches to it. */
  async turn(language: string): Promise<void> {
    const games = new Set([SHELL, ...[...this.#asked.keys()].map((name) => name.split('/')[1] ?? SHELL)])
    await Promise.all([...games].map((game) => this.#both(language, game)))
    this.language = language
  }

  /** Loads a game's texts in the current language. */
  load(game: string): Promise<void> {
    return this.#both(this.language, game)
  }

  /** Adds a catalogue from its source. */
  add(language: string, game: string, source: string): void {
    const bundle = new FluentBundle(language, { useIsolating: false })
    bundle.addResource(new FluentResource(source))
    this.#bundles = { ...this.#bundles, [name(language, game)]: bundle }
  }

  /** The text of a key: from the game, the shell, the English catalogues, or else the key itself made readable. */
  text(key: string, args: Args = {}, game = SHELL): string {
    return this.find(key, args, game) ?? readable(key)
  }

  /** The text of a key, or null. A game's name and tagline are also among the shell's texts. */
  find(key: string, args: Args = {}, game = SHELL): string | null {
    for (const language of [this.language, FALLBACK]) {
      for (const part of game === SHELL ? [SHELL] : [game, SHELL]) {
        const text = this.#format(this.#bundles[name(language, part)], key, args)
        if (text !== null) return text
      }
      const title = this.#format(this.#bundles[name(language, SHELL)], `game-${game}-${key}`, args)
      if (title !== null) return title
    }
    return null
  }

  /** The texts of one game, with the names of its players. */
  at(game: string, seats: SeatInfo[] = []): Texts {
    const text = (key: string, args: Args = {}) => this.text(key, args, game)
    return {
      text,
      find: (key, args = {}) => this.find(key, args, game),
      phrase: ({ key, args = {}, seats: who = {} }) => text(key, { ...translated(args, text), ...named(who, seats) }),
    }
  }

  #format(bundle: FluentBundle | undefined, key: string, args: Args): string | null {
    const pattern = bundle?.getMessage(key)?.value
    return bundle && pattern ? bundle.formatPattern(pattern, args, []) : null
  }

  async #both(language: string, game: string): Promise<void> {
    await Promise.all([...new Set([language, FALLBACK])].map((one) => this.#load(one, game)))
  }

  #load(language: string, game: string): Promise<void> {
    const key = name(language, game)
    const known = this.#asked.get(key)
    if (known) return known
    const asked = api.texts(language, game || undefined).then(
      (source) => this.add(language, game, source),
      () => void this.#asked.delete(key),
    )
    this.#asked.set(key, asked)
    return asked
  }
}

/** The texts for a table: by key, or phrases with players' names. */
export interface Texts {
  text(key: string, args?: Args): string
  find(key: string, args?: Args): string | null
  phrase(phrase: Phrase): string
}

function name(language: string, game: string): string {
  return `${language}/${game}`
}

function named(who: Record<string, number>, seats: SeatInfo[]): Record<string, string> {
  return Object.fromEntries(Object.entries(who).map(([arg, seat]) => [arg, seats[seat]?.name ?? '']))
}

/** Arguments of a phrase; a value with @ is itself the key of a text, such as a card's name. */
function translated(args: Args, text: (key: string) => string): Args {
  const one = (value: Args[string]) =>
    typeof value === 'string' && value.startsWith('@') ? text(value.slice(1)) : value
  return Object.fromEntries(Object.entries(args).map(([arg, value]) => [arg, one(value)]))
}

function readable(key: string): string {
  return key.replace(/[-_]/g, ' ')
}

export const catalogue = new Catalogue()

/** A text of the shell. */
export const t = (key: string, args: Args = {}) => catalogue.text(key, args)
