import type { Texts } from '../i18n/catalogue.svelte'
import type { LogEntry } from '../net/protocol.gen'

export interface Line {
  kind: string
  text: string
  /** The seat whose turn the line announces. */
  turn?: number
}

/** What happened in one step, or a note about the players after it. */
export interface LoggedStep {
  step: number
  lines: Line[]
}

/** What happened under one heading: in a turn, or else in a phase. */
export interface Section {
  /** The step after which it begins, from which the match can be forked. */
  step: number
  /** Null before the first section, and in a match that cannot be replayed. */
  heading: string | null
  /** The only player that it is about. */
  seat: number | null
  steps: LoggedStep[]
}

/** The lines of a log entry: one for each event, or the note about the players. */
export function linesOf(entry: LogEntry, texts: Texts): Line[] {
  if (entry.note) return [{ kind: 'note', text: texts.phrase(entry.note) }]
  return entry.events.flatMap(({ kind, fields, phrase }) =>
    phrase ? [{ kind, text: texts.phrase(phrase), ...(kind === 'turn' ? { turn: Number(fields.seat) } : {}) }] : [],
  )
}

/** The log in sections; without sections, what each player did in a row. A turn is not announced above its heading. */
export function sectionsOf(log: LogEntry[], texts: Texts): Section[] {
  const found: Section[] = []
  for (const entry of log) {
    const section = entry.section ?? null
    const seats = Object.values(section?.seats ?? {})
    const seat = section ? (seats.length === 1 ? seats[0]! : null) : entry.seat
    const heading = section && texts.phrase(section)
    const goesOn = entry.note !== null || (section === null && seat === null)
    let last = found.at(-1)
    if (!last || (!goesOn && (last.heading !== heading || last.seat !== seat))) {
      if (last) last.steps = announcedBelow(last.steps, seat)
      last = { step: entry.note ? entry.step : entry.step - 1, heading, seat: entry.note ? null : seat, steps: [] }
      found.push(last)
    }
    const lines = linesOf(entry, texts)
    if (lines.length > 0) last.steps.push({ step: entry.step, lines })
  }
  return found.filter(({ steps }) => steps.length > 0)
}

/** The steps without the lines that announce the turn of the next heading, unless there are no others. */
function announcedBelow(steps: LoggedStep[], seat: number | null): LoggedStep[] {
  const rest = steps.map(({ step, lines }) => ({
    step,
    lines: lines.filter(({ turn }) => turn === undefined || turn !== seat),
  }))
  const said = rest.filter(({ lines }) => lines.length > 0)
  return said.length > 0 ? said : steps
}
