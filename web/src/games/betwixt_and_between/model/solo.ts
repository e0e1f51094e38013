/** What the dummies did last, and how far a campaign's scenario has come. */
import type { LogEntry } from '../../../net/protocol.gen'
import type { BetwixtAndBetweenView, DummyDrew, DummyMoved, DummyTook } from '../types.gen'

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

/** A goal of a scenario: what counts, how much there is and how much is needed. */
export interface Goal {
  key: 'points' | 'elements' | 'obstacles'
  have: number
  need: number
}

/** The goals of a scenario (BET-80 to BET-82). */
export function goals(view: BetwixtAndBetweenView): Goal[] {
  const [player] = view.players
  if (view.scenario === 0 || !player) return []
  const asked: Goal[] = [{ key: 'points', have: player.score, need: view.goal }]
  if (view.scenario === 2)
    asked.push({ key: 'elements', have: [0, 1, 2, 3].filter((element) => owned(player, element) >= 5).length, need: 4 })
  if (view.scenario === 3) asked.push({ key: 'obstacles', have: view.obstacles.length, need: 10 })
  return asked
}

function owned({ gems, weave }: BetwixtAndBetweenView['players'][number], element: number): number {
  return gems[element]! + weave.filter((gem) => gem === element + 1).length
}
