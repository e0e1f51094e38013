import type { Frame, GameEvent, GameTypes } from './registry'

type Fields<T extends GameTypes, K> = Extract<T['event'], { kind: K }>['fields']

/** How the events of each kind are shown, from the view that the event before left. */
export type Tellers<T extends GameTypes> = {
  [K in T['event']['kind']]?: (
    view: T['view'],
    fields: Fields<T, K>,
    after: T['view'],
    events: GameEvent<T>[],
  ) => Frame<T> | Frame<T>[]
}

/** The frames of the events of a step, one after another; `adorn` may add something to those of an event. */
export function told<T extends GameTypes>(
  before: T['view'],
  events: GameEvent<T>[],
  after: T['view'],
  tellers: Tellers<T>,
  adorn = (frames: Frame<T>[], _event: GameEvent<T>) => frames,
): Frame<T>[] {
  const shown: Frame<T>[] = []
  for (const event of events) {
    const tell: Tellers<T>[T['event']['kind']] = tellers[event.kind as T['event']['kind']]
    const view = shown.at(-1)?.view ?? before
    const frames = [tell?.(view, event.fields as Fields<T, T['event']['kind']>, after, events) ?? []].flat()
    shown.push(...adorn(frames, event))
  }
  return shown
}

/** Makes frames: what a cue leaves out is as when nothing is highlighted. */
export function framesWith<T extends GameTypes>(still: T['cue']) {
  return (view: T['view'], cue: Partial<T['cue']>, ms: number, sound?: Frame<T>['sound']): Frame<T> => ({
    view,
    cue: { ...(still as object), ...cue },
    ms,
    ...(sound ? { sound } : {}),
  })
}
