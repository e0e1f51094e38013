export const LANGUAGES = ['en', 'de', 'fr'] as const
export type Language = (typeof LANGUAGES)[number]
export type Theme = 'system' | 'light' | 'dark'
export type Motion = 'system' | 'less'

/** Factor on the duration of animations, by pace. */
export const PACES = { calm: 1, brisk: 0.5, instant: 0 }
export type Pace = keyof typeof PACES

export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', de: 'Deutsch', fr: 'Français' }

interface Kept {
  language: Language
  theme: Theme
  motion: Motion
  pace: Pace
  sound: boolean
  letters: boolean
  name: string
}

const STORE = 'gloaming.preferences'

/** The user's preferences, stored in this browser. */
class Preferences {
  #kept = $state<Kept>({ ...defaults(), ...stored() })

  get language() {
    return this.#kept.language
  }
  set language(language) {
    this.#keep({ language })
  }
  get theme() {
    return this.#kept.theme
  }
  set theme(theme) {
    this.#keep({ theme })
  }
  get motion() {
    return this.#kept.motion
  }
  set motion(motion) {
    this.#keep({ motion })
  }
  get pace() {
    return this.#kept.pace
  }
  set pace(pace) {
    this.#keep({ pace })
  }
  get slowness(): number {
    return PACES[this.pace] ?? PACES.calm
  }
  get sound() {
    return this.#kept.sound
  }
  set sound(sound) {
    this.#keep({ sound })
  }
  get letters() {
    return this.#kept.letters
  }
  set letters(letters) {
    this.#keep({ letters })
  }
  get name() {
    return this.#kept.name
  }
  set name(name) {
    this.#keep({ name })
  }

  /** Whether motion should be reduced. */
  get still(): boolean {
    return this.motion === 'less' || asks('(prefers-reduced-motion: reduce)')
  }

  /** Sets language, theme, motion and pace on the root element. */
  apply(root: HTMLElement): void {
    root.lang = this.language
    root.dataset.theme =
      this.theme === 'system' ? (asks('(prefers-color-scheme: light)') ? 'light' : 'dark') : this.theme
    root.dataset.motion = this.still ? 'less' : 'full'
    root.dataset.pace = this.pace
  }

  #keep(change: Partial<Kept>): void {
    Object.assign(this.#kept, change)
    try {
      localStorage.setItem(STORE, JSON.stringify(this.#kept))
    } catch {
      // Without storage the page still works.
    }
  }
}

function asks(query: string): boolean {
  return typeof matchMedia === 'function' && matchMedia(query).matches
}

function defaults(): Kept {
  return { language: spoken(), theme: 'system', motion: 'system', pace: 'calm', sound: false, letters: true, name: '' }
}

function spoken(): Language {
  const wished = navigator.languages?.map((tag) => tag.slice(0, 2)) ?? []
  return wished.find(isLanguage) ?? 'en'
}

export function isLanguage(tag: string): tag is Language {
  return (LANGUAGES as readonly string[]).includes(tag)
}

function stored(): Partial<Kept> {
  try {
    const kept = JSON.parse(localStorage.getItem(STORE) ?? '{}') as Partial<Kept>
    if (kept.language && !isLanguage(kept.language)) delete kept.language
    return kept
  } catch {
    return {}
  }
}

export const preferences = new Preferences()
