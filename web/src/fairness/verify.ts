import type { Args } from '../i18n/catalogue.svelte'

/** Verifies the dice of a finished record as described in docs/records.md, using the Web Crypto API. */

export interface Fault {
  /** The first step that does not verify; 0 if the fault is before the first step. */
  step: number
  key: string
  args: Args
}

export interface Verdict {
  /** The checks that passed, in order: catalogue keys with arguments. */
  held: { key: string; args: Args }[]
  fault: Fault | null
}

type Plain = string | number | boolean | null | Plain[] | { [key: string]: Plain }
interface Header {
  seats: { name: string; bot?: string; word?: string }[]
  commitment: string
  parent?: { step: number }
  day?: string
}
interface Step {
  step: number
  seat?: string
  do?: string
  face?: number
  of?: number
}
interface Lines {
  header: Header
  words: string[]
  /** The line with the words; rolls before it used the dice of the parent match. */
  wordsLine: number
  secret: string
  rest: Line[]
}
/** A line of a record: the header, the words, a step, an undo, a note, or the end. */
interface Line extends Partial<Header>, Partial<Step> {
  words?: unknown
  undo?: unknown
  secret?: unknown
}

const WIDTH = 64n
const SPAN = 1n << WIDTH

class Wrong extends Error {
  constructor(readonly fault: Fault) {
    super(fault.key)
  }
}

/** Checks that secret, words and every roll of a record agree; reports the first fault. */
export async function verify(record: string): Promise<Verdict> {
  const held: Verdict['held'] = []
  try {
    const lines = parse(record)
    await checkSeal(lines)
    held.push({ key: 'verify-passed-commitment', args: {} })
    checkBotWords(lines)
    held.push({
      key: 'verify-passed-dice-words',
      args: { seats: lines.words.length, bots: lines.header.seats.filter(({ bot }) => bot !== undefined).length },
    })
    held.push({ key: 'verify-passed-throws', args: { throws: await checkThrows(lines) } })
    return { held, fault: null }
  } catch (error) {
    if (error instanceof Wrong) return { held, fault: error.fault }
    throw error
  }
}

/** JSON with keys sorted by code point, without spaces, not escaped. */
export function canonical(value: Plain): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  const keys = Object.keys(value).sort(byCodePoint)
  return `{${keys.map((key) => `${JSON.stringify(key)}:${canonical(value[key]!)}`).join(',')}}`
}

/** The dice that follow from a secret and the words of all seats. */
export class Fair {
  private constructor(private readonly key: CryptoKey) {}

  static async of(secret: string, words: string[]): Promise<Fair> {
    const sealed = await hmac(await keyOf(bytesOf(secret)), canonical(words))
    return new Fair(await keyOf(sealed))
  }

  /** The result of the roll with this index (from 0) of a die with n faces. */
  async face(index: number, n: number): Promise<number> {
    const limit = SPAN - (SPAN % BigInt(n))
    for (let attempt = 0; ; attempt++) {
      const mac = await hmac(this.key, `${index} ${n} ${attempt}`)
      const number = new DataView(mac.buffer).getBigUint64(0)
      if (number < limit) return Number(number % BigInt(n))
    }
  }
}

function parse(record: string): Lines {
  const lines = record
    .split('\n')
    .filter((line) => line !== '')
    .map(object)
  const wordsLine = lines.findIndex((line) => Array.isArray(line.words))
  const [header] = lines
  const secret = lines.at(-1)?.secret
  if (!header || !isHeader(header)) throw wrong(0, 'verify-failed-no-record')
  if (header.day && secret === null) throw wrong(0, 'verify-failed-day', { day: String(header.day) })
  if (wordsLine < 0 || typeof secret !== 'string') throw wrong(0, 'verify-failed-unfinished')
  if (!/^[0-9a-f]{64}$/.test(secret)) throw wrong(0, 'verify-failed-commitment')
  return { header, words: lines[wordsLine]!.words as string[], wordsLine, secret, rest: lines }
}

function isHeader(line: Line): line is Line & Header {
  return Array.isArray(line.seats) && typeof line.commitment === 'string'
}

function isStep(line: Line): line is Line & Step {
  return typeof line.step === 'number'
}

function object(line: string): Line {
  try {
    const value: unknown = JSON.parse(line)
    if (value !== null && typeof value === 'object' && !Array.isArray(value)) return value
  } catch {
    // reported below
  }
  throw wrong(0, 'verify-failed-no-record')
}

async function checkSeal({ header, secret }: Lines): Promise<void> {
  const words = Object.fromEntries(
    header.seats.flatMap((seat, n) => (seat.bot === undefined ? [] : [[String(n), seat.word ?? '']])),
  )
  const sealed = hex(new Uint8Array(await crypto.subtle.digest('SHA-256', encode(canonical({ secret, words })))))
  if (sealed !== header.commitment) throw wrong(0, 'verify-failed-commitment')
}

function checkBotWords({ header, words }: Lines): void {
  if (words.length !== header.seats.length || words.some((word) => typeof word !== 'string'))
    throw wrong(0, 'verify-failed-dice-words')
  header.seats.forEach((seat, n) => {
    if (seat.bot !== undefined && words[n] !== seat.word) throw wrong(0, 'verify-failed-bot-word', { name: seat.name })
    if (header.day !== undefined && words[n] !== header.day) throw wrong(0, 'verify-failed-dice-words')
  })
}

/** Checks all rolls; returns how many there were. */
async function checkThrows({ header, words, wordsLine, secret, rest }: Lines): Promise<number> {
  const dice = await Fair.of(secret, words)
  const inherited = header.parent?.step ?? 0
  const count: Step[] = []
  let thrown = 0
  for (const [at, line] of rest.entries()) {
    if (typeof line.undo === 'number') takeBack(count, line.undo, inherited)
    if (!isStep(line)) continue
    const step: Step = line
    if (step.step !== count.length + 1 || at < wordsLine !== step.step <= inherited)
      throw wrong(count.length + 1, 'verify-failed-order')
    count.push(step)
    if (at < wordsLine || step.face === undefined) continue
    if (!Number.isSafeInteger(step.of) || step.of! < 1) throw wrong(step.step, 'verify-failed-die')
    const face = await dice.face(thrown++, step.of!)
    if (face !== step.face)
      throw wrong(step.step, 'verify-failed-face', { thrown: face + 1, written: Number(step.face) + 1, of: step.of! })
  }
  if (count.length < inherited) throw wrong(count.length, 'verify-failed-order')
  return thrown
}

function takeBack(count: Step[], to: number, inherited: number): void {
  if (to < inherited || to >= count.length) throw wrong(to, 'verify-failed-order')
  if (count.slice(to).some(({ face }) => face !== undefined)) throw wrong(to, 'verify-failed-undo')
  count.length = to
}

function wrong(step: number, key: string, args: Args = {}): Wrong {
  return new Wrong({ step, key, args })
}

function keyOf(bytes: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
}

async function hmac(key: CryptoKey, message: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.sign('HMAC', key, encode(message)))
}

function encode(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text)
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16))
}

function byCodePoint(a: string, b: string): number {
  const [left, right] = [Array.from(a), Array.from(b)]
  for (let n = 0; n < Math.min(left.length, right.length); n++) {
    const difference = left[n]!.codePointAt(0)! - right[n]!.codePointAt(0)!
    if (difference !== 0) return difference
  }
  return left.length - right.length
}
