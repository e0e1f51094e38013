import { expect, test } from 'vitest'
import type { DummyDrew } from '../types.gen'
import { keep, onward, won } from '../model/campaignProgress.svelte'
import { entry, player, view } from './fixture'
import { breadthOf, gathered, paneFor, reaching, sideOf, spotOf } from '../model/layout'
import { figureOf, FIGURES, landscape } from '../model/cardPictures'
import { deliberations } from '../model/solo'
import { beside, facing, spaceName, spacesOf, stepped, taken } from '../model/geometry'
import { kit } from './fixture'

test('pieces that share a space stand side by side', () => {
  const pieces = gathered({ players: [player(8), player(8, { familiar: 8 })], dummies: [] })
  expect(pieces.map((piece) => spotOf(piece).aside)).toEqual([-0.25, 0, 0.25])
  expect(spotOf(gathered({ players: [player(8)], dummies: [9] })[0]!)).toEqual({ aside: 0, size: 0.43 })
})

test('parts lie side by side where there is room', () => {
  expect([breadthOf(390, 390), breadthOf(1000, 600), breadthOf(1440, 1000)]).toEqual(['narrow', 'middle', 'wide'])
  expect(sideOf('wide', { width: 1000, height: 700 }, 900)).toBe(700)
  expect(sideOf('middle', { width: 640, height: 2000 }, 700)).toBe(550)
  expect(sideOf('narrow', { width: 360, height: 100 }, 740)).toBe(360)
})

test('a note stays inside the window and beside what lies at its edge', () => {
  const note = { width: 200, height: 80 }
  expect(reaching({ left: 1300, top: 400, right: 1400, bottom: 500 }, note, { width: 1440, height: 900 })).toEqual({
    x: 1090,
    y: 400,
  })
  expect(reaching({ left: 20, top: 60, right: 60, bottom: 100 }, note, { width: 390, height: 800 })).toEqual({
    x: 8,
    y: 108,
  })
})

test('spaces, their neighbours and arrow keys', () => {
  expect(spacesOf({ size: 5 })).toHaveLength(25)
  expect(spaceName(24)).toBe('d4')
  expect([beside(24, 0), beside(24, 1), beside(0, 3), beside(48, 2)]).toEqual([17, 25, -1, -1])
  expect(stepped({ size: 5 }, 4, 'ArrowRight')).toBe(4)
  expect(stepped({ size: 5 }, 4, 'ArrowDown')).toBe(11)
  expect(stepped({ size: 5 }, 4, 'r')).toBeNull()
})

test('a card turned clockwise shows its sides elsewhere', () => {
  expect(facing({ sides: [0, 1, -1, -1] }, 1)).toEqual([-1, 0, 1, -1])
})

test('an absorb card takes the gems that face the mystic', () => {
  expect(taken(view, 0, [0, 1])).toEqual([{ space: 1, way: 3 }])
})

test('the pane follows the choice', () => {
  expect([paneFor('spell'), paneFor('give'), paneFor('turn'), paneFor('watch')]).toEqual([
    'table',
    'weave',
    'land',
    null,
  ])
})

test('a card has its own picture, always the same; one of an unknown kit has one that fits its action', () => {
  expect(figureOf(kit.explorations[0]!)).toBe(FIGURES.tail)
  expect(figureOf({ id: 'unheard-of', deed: 'tunnel' })).toBe(FIGURES.arch)
  expect(landscape(kit.explorations[0]!)).toEqual(landscape(kit.explorations[0]!))
  expect(landscape(kit.explorations[0]!).sky).toBe('#2b5378')
})

test('the last deliberation of each dummy is told', () => {
  const drew: DummyDrew['fields'] = { dummy: 0, element: 'fire', nearest: [], distance: 0, ways: [0, 2] }
  const moved = { dummy: 0, source: 2, goal: 9, way: 2, turned: false, discarded: -1 }
  const log = [
    entry({ kind: 'dummy-drew', fields: { ...drew, element: 'water' } }),
    entry({ kind: 'dummy-drew', fields: drew }),
    entry({ kind: 'dummy-moved', fields: moved }),
  ]
  expect(deliberations(log)).toEqual([{ drew, moved, took: null }])
})

test('the campaign remembers the highest scenario won', () => {
  localStorage.clear()
  expect(won()).toBe(0)
  keep(2)
  keep(1)
  expect(won()).toBe(2)
  expect([1, 4].map(onward)).toEqual(['/new/betwixt_and_between?seats=1&scenario=2', null])
})
