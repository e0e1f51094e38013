import { beforeEach, expect, test, vi } from 'vitest'
import { CODE, content as adventure, view } from './fixture'
import { codeOf, nextSettings, NoSheet, readCode, readFile, written } from '../model/characterSheet'

const character = readCode(CODE)!

beforeEach(() => {
  localStorage.clear()
  vi.resetModules()
})

test('a character is written as one word and read back', () => {
  expect(codeOf(character)).toBe(CODE)
  expect(character).toMatchObject({ hearts: 9, health: 7, things: [0, 1], runes: [1, 0, 2, 0, 0, 0] })
})

test('a code of the first version is still read', () => {
  expect(readCode(`1${CODE.slice(1)}`)).toEqual(character)
})

test('the next game goes on with the newest sheet, or with a new character if this one was lost', () => {
  const settings = { sheet: '1.9.9.0.0.1.2.1.4-4-4-4.0-0-0-0.0..0-0-0-0.0-0-0-0-0-0', provisions: 10 }
  const next = (sheet: string) => nextSettings(settings, { ...view, phase: 'over', sheet })
  expect(next(CODE)).toEqual({ sheet: CODE, provisions: 10 })
  expect(next('')).toEqual({ sheet: 'new', provisions: 10 })
})

test('what is no code means nobody', () => {
  for (const wrong of [
    '',
    'new',
    `3${CODE.slice(1)}`,
    CODE.replace('.9.', '.x.'),
    `${CODE}.1`,
    CODE.replace('4-4-8-4', '4-4-7-4'),
    CODE.replace('.2.1.4-', '.9.1.4-'),
  ])
    expect(readCode(wrong)).toBeNull()
})

test('a file holds the sheet, and another file is refused', () => {
  const sheet = { name: 'Ember', character, score: 17, table: '' }
  const text = written(sheet, adventure)
  expect(readFile(text, adventure)).toEqual(sheet)
  const why = (wrong: string) => {
    try {
      return readFile(wrong, adventure)
    } catch (error) {
      return error instanceof NoSheet ? [error.key, ...Object.values(error.args)] : error
    }
  }
  expect(why('{')).toEqual(['sheet-not-json'])
  expect(why('[]')).toEqual(['sheet-not-one'])
  expect(why(text.replace('"version": 1', '"version": 7'))).toEqual(['sheet-version', '7'])
  expect(why(text.replace('"hearts": 9', '"hearts": 11'))).toEqual(['sheet-field', 'hearts'])
  expect(why(text.replace('"sides": 8', '"sides": 7'))).toEqual(['sheet-field', 'sides'])
  expect(why(text.replace('yew-bow', 'yew-tree'))).toEqual(['sheet-unknown', 'things', 'yew-tree'])
  expect(why(text.padEnd(20_001))).toEqual(['sheet-too-long', 20_000])
})

test('the browser remembers characters; one that goes on replaces what it was', async () => {
  const { sheets } = await import('../model/savedSheets.svelte')
  sheets.keep({ name: 'Ember', character, score: 17, table: 't1' })
  sheets.keep({ name: 'Ember', character: { ...character, xp: 6 }, score: 20, table: 't1' })
  expect(sheets.all.map((one) => one.character.xp)).toEqual([6])
  sheets.keep({ name: 'Moth', character, score: 3, table: 't2' })
  sheets.replace(`1${CODE.slice(1)}`, { name: 'Moth', character: { ...character, xp: 9 }, score: 9, table: 't3' })
  expect(sheets.all.map(({ name, character: { xp } }) => [name, xp])).toEqual([
    ['Moth', 9],
    ['Ember', 6],
  ])
  vi.resetModules()
  expect((await import('../model/savedSheets.svelte')).sheets.all).toHaveLength(2)
})

test('a store that holds nonsense is an empty one', async () => {
  localStorage.setItem('gloaming.shadow_and_light.sheets', '[{"code":"x"},{')
  expect((await import('../model/savedSheets.svelte')).sheets.all).toEqual([])
})
