/** A small game for tests: two seats with two Entities each, one of them in the Shadow. */
import type { EntityView, IlluminatedView } from '../types.gen'

export const light = (value: number): EntityView => ({ zone: 'light', value })

export const view: IlluminatedView = {
  seat: 0,
  phase: 'decide',
  turn: 0,
  actions: 2,
  turns: 0,
  limit: 100,
  totals: [0, 3],
  control: 1,
  pending: null,
  entities: [
    [light(1), light(1)],
    [light(4), { zone: 'shadow', value: 3 }],
  ],
}
