import { beforeEach, expect, test, vi } from 'vitest'
import * as api from '../net/api'
import { Catalogue } from './catalogue.svelte'
import { seatOf } from '../testing/fixtures'

let catalogue: Catalogue

beforeEach(() => {
  catalogue = new Catalogue()
  catalogue.add('en', '', 'hello = Hello\nonly-english = Plain { $count ->\n    [one] one\n   *[other] { $count }\n}\n')
  catalogue.add('de', '', 'hello = Hallo\n')
  catalogue.add('de', 'moths', 'hello = Hallo, Motte\nevent-flew = { $seat } flog zu { $lamp }.\n')
  catalogue.language = 'de'
})

test('a game’s own text comes before the shell’s', () => {
  expect(catalogue.text('hello')).toBe('Hallo')
  expect(catalogue.text('hello', {}, 'moths')).toBe('Hallo, Motte')
})

test('what the language lacks is said in English', () => {
  expect(catalogue.text('only-english', { count: 1 }, 'moths')).toBe('Plain one')
  expect(catalogue.text('only-english', { count: 3 })).toBe('Plain 3')
})

test('a game that is not loaded has a name', () => {
  catalogue.add('en', '', 'hello = Hello\ngame-owls-name = The Owls\ngame-moths-name = The Moths\n')
  expect(catalogue.find('name', {}, 'owls')).toBe('The Owls')
  catalogue.add('de', '', 'hello = Hallo\ngame-owls-name = Die Eulen\n')
  expect(catalogue.find('name', {}, 'owls')).toBe('Die Eulen')
  catalogue.add('de', 'owls', 'name = Unsere Eulen\n')
  expect(catalogue.find('name', {}, 'owls')).toBe('Unsere Eulen')
  expect(catalogue.find('name', {}, 'moths')).toBe('The Moths')
  expect(catalogue.find('name', {}, 'bats')).toBeNull()
})

test('a key without any text is made readable', () => {
  expect(catalogue.find('no-such_key')).toBeNull()
  expect(catalogue.text('no-such_key')).toBe('no such key')
})

test('a phrase is said with the players’ names', () => {
  const seats = [seatOf(0, { name: 'Eule' })]
  const phrase = { key: 'event-flew', args: { lamp: 'L1' }, seats: { seat: 0 } }
  expect(catalogue.at('moths', seats).phrase(phrase)).toBe('Eule flog zu L1.')
})

test('an argument that is a key is said as its text', () => {
  const seats = [seatOf(0, { name: 'Eule' })]
  const phrase = { key: 'event-flew', args: { lamp: '@hello' }, seats: { seat: 0 } }
  expect(catalogue.at('moths', seats).phrase(phrase)).toBe('Eule flog zu Hallo, Motte.')
})

test('turning to a language loads shell and known games, with English beneath', async () => {
  const texts = vi
    .spyOn(api, 'texts')
    .mockImplementation(async (language, game) => `hello = ${language} ${game ?? 'shell'}\n`)
  const fresh = new Catalogue()
  await fresh.load('moths')
  await fresh.turn('fr')
  expect(fresh.text('hello', {}, 'moths')).toBe('fr moths')
  expect(fresh.text('hello')).toBe('fr shell')
  expect(texts.mock.calls.map(([language, game]) => `${language} ${game ?? ''}`.trim()).sort()).toEqual([
    'en',
    'en moths',
    'fr',
    'fr moths',
  ])
})

test('a catalogue that could not be fetched is asked for again', async () => {
  const texts = vi.spyOn(api, 'texts').mockRejectedValueOnce(new Error('offline')).mockResolvedValue('hello = Back\n')
  const fresh = new Catalogue()
  await fresh.load('')
  expect(fresh.find('hello')).toBeNull()
  await fresh.load('')
  expect(fresh.find('hello')).toBe('Back')
  expect(texts).toHaveBeenCalledTimes(2)
})
