import type { Texts } from '../i18n/catalogue.svelte'
import type { LogEntry } from '../net/protocol.gen'

export interface Line {
  kind: string
  text: string
}

/** The log of one turn. */
export interface Chapter {
  /** The step after which the turn begins, from which the match can be forked. */
  step: number
  seat: number | null
  lines: Line[]
}

/** The lines of a log entry: one for each event, or the note about the players. */
export function linesOf(entry: LogEntry, texts: Texts): Line[] {
  if (entry.note) return [{ kind: 'note', text: texts.phrase(entry.note) }]
  return entry.events.flatMap(({ kind, phrase }) => (phrase ? [{ kind, text: texts.phrase(phrase) }] : []))
}

/** The log split into turns at each `turn` event, or at each decision if there are none. */
export function chapters(log: LogEntry[], texts: Texts): Chapter[] {
  const found: Chapter[] = []
  const turns = log.some(({ events }) => events.some(({ kind }) => kind === 'turn'))
  for (const entry of log) {
    const lines = linesOf(entry, texts)
    const cut = entry.events.findIndex(({ kind }) => kind === 'turn')
    const before = cut < 0 ? lines : lines.filter(({ kind }) => kind !== 'turn')
    if (!turns && entry.seat !== null && !entry.note) open(found, entry.step - 1, entry.seat)
    if (before.length > 0) (found.at(-1) ?? open(found, entry.step - 1, null)).lines.push(...before)
    if (cut >= 0)
      open(found, entry.step, Number(entry.events[cut]!.fields.seat)).lines.push(
        ...lines.filter(({ kind }) => kind === 'turn'),
      )
  }
  return found.filter(({ lines }) => lines.length > 0)
}

function open(found: Chapter[], step: number, seat: number | null): Chapter {
  const chapter: Chapter = { step, seat, lines: [] }
  found.push(chapter)
  return chapter
}
