/** What the dummies did last. */
import type { LogEntry } from '../../../net/protocol.gen'
import type { DummyDrew, DummyMoved, DummyTook } from '../types.gen'

/** One dummy's gem, move and removal. */
export interface Deliberation {
  drew: DummyDrew['fields']
  moved: DummyMoved['fields'] | null
  took: DummyTook['fields'] | null
}

/** The last turn of each dummy, in order. */
export function deliberations(log: LogEntry[]): Deliberation[] {
  const found = new Map<number, Deliberation>()
  for (const { events } of log)
    for (const { kind, fields } of events) {
      if (kind === 'dummy-drew')
        found.set(fields.dummy as number, { drew: fields as DummyDrew['fields'], moved: null, took: null })
      const last = found.get(fields.dummy as number)
      if (last && kind === 'dummy-moved') last.moved = fields as DummyMoved['fields']
      if (last && kind === 'dummy-took') last.took = fields as DummyTook['fields']
    }
  return [...found.values()]
}
