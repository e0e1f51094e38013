import { codeOf, readCode, type StoredSheet } from './characterSheet'

const STORE = 'gloaming.shadow_and_light.sheets'
const MOST = 12

/** The characters stored in this browser, latest first. */
class Sheets {
  #sheets = $state.raw<StoredSheet[]>(stored())

  get all(): StoredSheet[] {
    return this.#sheets
  }

  /** Stores a character; one from the same match, or the same character, is replaced. */
  keep(sheet: StoredSheet): void {
    const others = this.#sheets.filter(
      (one) => (sheet.table === '' || one.table !== sheet.table) && codeOf(one.character) !== codeOf(sheet.character),
    )
    this.#put([sheet, ...others].slice(0, MOST))
  }

  /** Replaces a character by its state after another adventure. */
  replace(code: string, sheet: StoredSheet): void {
    const before = readCode(code)
    this.#sheets = this.#sheets.filter((one) => !before || codeOf(one.character) !== codeOf(before))
    this.keep(sheet)
  }

  forget(code: string): void {
    this.#put(this.#sheets.filter((one) => codeOf(one.character) !== code))
  }

  #put(sheets: StoredSheet[]): void {
    this.#sheets = sheets
    try {
      localStorage.setItem(
        STORE,
        JSON.stringify(sheets.map(({ character, ...rest }) => ({ ...rest, code: codeOf(character) }))),
      )
    } catch {
      // Without storage the sheet can still be saved as a file.
    }
  }
}

function stored(): StoredSheet[] {
  try {
    const parsed = JSON.parse(localStorage.getItem(STORE) ?? '[]') as {
      name: string
      code: string
      score: number
      table: string
    }[]
    return parsed.flatMap(({ code, ...rest }) => {
      const character = readCode(code)
      return character ? [{ ...rest, character }] : []
    })
  } catch {
    return []
  }
}

export const sheets = new Sheets()
