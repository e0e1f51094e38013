export const LANGUAGES = ['en', 'de', 'fr'] as const
export type Language = (typeof LANGUAGES)[number]
export type Theme = 'system' | 'light' | 'dark'
export type Motion = 'system' | 'less'

/** Factor on the duration of animations, by pace. */
export const PACES = { calm: 1, brisk: 0.5, instant: 0 }
export type Pace = keyof typeof PACES

export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', de: 'Deutsch', fr: 'Français' }

interface StoredPreferences {
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
  #stored = $state<StoredPreferences>({ ...defaults(), ...stored() })

  get language() {
    return this.#stored.language
  }
  set language(language) {
    this.#store({ language })
  }
  get theme() {
    return this.#stored.theme
  }
  set theme(theme) {
    this.#store({ theme })
  }
  get motion() {
    return this.#stored.motion
  }
  set motion(motion) {
    this.#store({ motion })
  }
  get pace() {
    return this.#stored.pace
  }
  set pace(pace) {
    this.#store({ pace })
  }
  get slowness(): number {
    return PACES[this.pace] ?? PACES.calm
  }
  get sound() {
    return this.#stored.sound
  }
  set sound(sound) {
    this.#store({ sound })
  }
  get letters() {
    return this.#stored.letters
  }
  set letters(letters) {
    this.#store({ letters })
  }
  get name() {
    return this.#stored.name
  }
  set name(name) {
    this.#store({ name })
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

  #store(change: Partial<StoredPreferences>): void {
    Object.assign(this.#stored, change)
    try {
      localStorage.setItem(STORE, JSON.stringify(this.#stored))
    } catch {
      // Without storage the page still works.
    }
  }
}

function asks(query: string): boolean {
  return typeof matchMedia === 'function' && matchMedia(query).matches
}

function defaults(): StoredPreferences {
  return { language: spoken(), theme: 'system', motion: 'system', pace: 'calm', sound: false, letters: true, name: '' }
}

function spoken(): Language {
  const wished = navigator.languages?.map((tag) => tag.slice(0, 2)) ?? []
  return wished.find(isLanguage) ?? 'en'
}

export function isLanguage(tag: string): tag is Language {
  return (LANGUAGES as readonly string[]).includes(tag)
}

function stored(): Partial<StoredPreferences> {
  try {
    const parsed = JSON.parse(localStorage.getItem(STORE) ?? '{}') as Partial<StoredPreferences>
    if (parsed.language && !isLanguage(parsed.language)) delete parsed.language
    return parsed
  } catch {
    return {}
  }
}

export const preferences = new Preferences()
