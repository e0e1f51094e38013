import { beforeEach, expect, test } from 'vitest'
import { preferences } from '../../../app/preferences.svelte'
import { entry, flick, units, view } from './fixture'
import { frames, land, STILL, turn } from '../model/animation'
import { endOf } from '../model/motion'
import { lastFlick } from '../model/lastFlick'
import type { Flipped } from '../types.gen'

const after = turn(land(view, flick), [8])
const flipped: Flipped['fields'] = { discs: [8], faction: 'light', druids: 0 }
beforeEach(() => {
  preferences.motion = 'system'
})

test('a flick is shown at half its speed, then all lies where it came to rest', () => {
  const [fly, landed, rest] = frames(
    view,
    entry({ kind: 'flicked', fields: flick }, { kind: 'flipped', fields: flipped }),
    after,
    STILL,
  )
  expect(fly!.ms).toBeGreaterThanOrEqual((endOf(flick) / 1000) * 2)
  expect(fly!.cue.flips).toEqual([8])
  expect(fly!.view.discs[8]!.faction).toBe('dark')
  const table = landed!.view
  expect([table.discs[8]!.faction, table.discs[8]!.team, table.discs[8]!.y]).toEqual(['light', 0, units(510)])
  expect(rest!.cue).toEqual(STILL)
})

test('what may still be warded does not turn over yet', () => {
  const [fly, landed] = frames(view, entry({ kind: 'flicked', fields: flick }), land(view, flick), STILL)
  expect(fly!.cue.flips).toEqual([])
  expect(landed!.view.discs[8]!.faction).toBe('dark')
  const later = frames(
    land(view, flick),
    entry({ kind: 'declined', fields: { seat: 1 } }, { kind: 'flipped', fields: flipped }),
    after,
    STILL,
  )
  expect(later[0]!.cue.flips).toEqual([8])
  expect(later[1]!.view.discs[8]!.faction).toBe('light')
})

test('with less motion the table jumps and the ways are drawn', () => {
  preferences.motion = 'less'
  const [only] = frames(
    view,
    entry({ kind: 'flicked', fields: flick }, { kind: 'flipped', fields: flipped }),
    after,
    STILL,
  )
  expect(only!.cue.flight).toBeNull()
  expect(only!.cue.trace?.paths).toEqual(flick.paths)
  expect(only!.view.discs[1]!.y).toBe(units(383))
})

test('an aim stays in sight until the disc goes, through steps of chance', () => {
  const aimed = { seat: 1, disc: 4, angle: 18_000, strength: 900 }
  const shown = frames(view, entry({ kind: 'aimed', fields: aimed }), view, STILL)
  expect(shown[0]!.ms).toBeGreaterThan(500)
  expect(shown.at(-1)!.cue.aim).toEqual(aimed)
  expect(frames(view, entry(), view, shown.at(-1)!.cue)).toMatchObject([{ cue: shown.at(-1)!.cue, ms: 0 }])
})

test('a disc that leaves is off the table until it returns', () => {
  const out = land(view, { rests: [], leaves: [[300_000, 4]] })
  expect(out.discs[4]!.where).toBe('off')
  const [back] = frames(
    { ...out, returns: [4] },
    entry({ kind: 'returned', fields: { seat: 1, disc: 4, x: 10, y: 20 } }),
    view,
    STILL,
  )
  expect(back!.view.discs[4]).toMatchObject({ where: 'table', x: 10, y: 20 })
})

test('the last flick is put together again from the log', () => {
  const log = [
    entry({ kind: 'sides', fields: { game: 1, light: 0 } }),
    entry({
      kind: 'deployed',
      fields: {
        places: [
          [1, units(300), units(38)],
          [0, units(100), units(38)],
        ],
      },
    }),
    entry({ kind: 'flicked', fields: flick }, { kind: 'flipped', fields: flipped }),
  ]
  const moved = { ...after, discs: after.discs.map((disc, n) => (n === 0 ? { ...disc, x: units(150) } : disc)) }
  const replay = lastFlick(
    [...log, entry({ kind: 'strode', fields: { seat: 0, disc: 0, x: units(150), y: units(38) } })],
    moved,
  )!
  expect(replay.flips).toEqual([8])
  expect(replay.view.discs[8]).toMatchObject({ faction: 'dark', team: 1 })
  expect(replay.view.discs[8]!.y).toBeCloseTo(units(450), 0)
  expect(replay.view.discs[1]!.y).toBeCloseTo(units(38), 0)
  expect(replay.view.discs[0]!.x).toBe(units(100))
})

test('a new game has no last flick', () => {
  expect(
    lastFlick(
      [entry({ kind: 'flicked', fields: flick }), entry({ kind: 'sides', fields: { game: 2, light: 1 } })],
      view,
    ),
  ).toBeNull()
  expect(lastFlick([], view)).toBeNull()
})
