import { expect, test } from 'vitest'
import { readDemands, readAdventure } from '../model/content'
import { content } from './fixture'

const adventure = readAdventure(content)

test('a field knows its neighbours clockwise from the north-east', () => {
  expect(adventure.neighbours[0]).toEqual([1, 2, 3, 4, 5, 6])
  expect(adventure.neighbours[1]).toEqual([-1, -1, 2, 0, 6, -1])
})

test('demands are read with colour, number and pair', () => {
  expect(readDemands(['black 4+', 'odd', 'white 2', '3-', 'any', 'white even same 5'])).toEqual([
    { colour: 1, rule: 'least', number: 4, pair: null },
    { colour: -1, rule: 'odd', number: 0, pair: null },
    { colour: 0, rule: 'number', number: 2, pair: null },
    { colour: -1, rule: 'most', number: 3, pair: null },
    { colour: -1, rule: 'any', number: 0, pair: 5 },
    { colour: 0, rule: 'even', number: 0, pair: 4 },
  ])
})

test('loot, lines and artifacts are read from their texts', () => {
  expect(adventure.loot[0]).toEqual({ kind: 'gold', amount: 2, id: '' })
  expect(adventure.characters.sorcerer!.lines[4]).toEqual({ colour: 1, number: 6 })
  expect(adventure.artifacts[2]).toEqual({ id: 'relic-2', colour: 0, number: 5 })
  expect(adventure.runeCells).toHaveLength(36)
})
