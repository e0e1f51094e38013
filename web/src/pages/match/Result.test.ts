import { render, screen } from '@testing-library/svelte'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { catalogue } from '../../i18n/catalogue.svelte'
import { preferences } from '../../app/preferences.svelte'
import type { OutcomeInfo } from '../../net/protocol.gen'
import { observationOf, matchOf } from '../../testing/fixtures'
import Result from './Result.svelte'

const texts = import.meta.glob<string>('../../../../src/gloaming/i18n/lang/??.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})

beforeEach(() => {
  for (const [path, text] of Object.entries(texts)) catalogue.add(path.slice(-6, -4), '', text)
  speak('en')
})

afterAll(() => {
  for (const path of Object.keys(texts)) catalogue.add(path.slice(-6, -4), '', '')
  speak('en')
})

function speak(language: 'en' | 'de' | 'fr') {
  preferences.language = language
  catalogue.language = language
}

function end(names: string[], places: number[], winners: number[], score = 0) {
  const over: OutcomeInfo = {
    places,
    winners,
    scores: places.map(() => score),
    reason: { key: 'reason-given-up', args: {}, seats: {} },
  }
  const match = matchOf(names.map((name) => ({ name })))
  const { container, unmount } = render(Result, {
    match,
    observation: observationOf(9, null, [], { outcome: over }),
    over,
    texts: catalogue.at('moths', match.seats),
    again: () => {},
    record: () => {},
    played: true,
  })
  const title = container.querySelector('#result-title')!
  const marks = [...title.querySelectorAll('svg')]
  marks.forEach((mark) => mark.remove())
  const said = { title: title.textContent!.trim().replaceAll('\u00a0', ' '), marks: marks.length }
  unmount()
  return said
}

test.each([
  ['en', 'Ember wins', 'Ember and Owl win', 'Nobody has won', 'Ember: 42 points', 'Ember has won: 42 points'],
  [
    'de',
    'Ember gewinnt',
    'Ember und Owl gewinnen',
    'Niemand hat gewonnen',
    'Ember: 42 Punkte',
    'Ember hat gewonnen: 42 Punkte',
  ],
  ['fr', 'Ember gagne', 'Ember et Owl gagnent', 'Personne n’a gagné', 'Ember : 42 points', 'Ember a gagné : 42 points'],
] as const)('in %s it says who has won', (language, one, two, nobody, alone, won) => {
  speak(language)
  expect(end(['Ember', 'Owl'], [1, 2], [0])).toEqual({ title: one, marks: 1 })
  expect(end(['Ember', 'Moth', 'Owl'], [1, 3, 1], [0, 2])).toEqual({ title: two, marks: 2 })
  expect(end(['Ember', 'Owl'], [1, 1], [])).toEqual({ title: nobody, marks: 0 })
  expect(end(['Ember'], [1], [], 42)).toEqual({ title: alone, marks: 1 })
  expect(end(['Ember'], [1], [0], 42)).toEqual({ title: won, marks: 1 })
})

test('all of a table may have won together', () => {
  expect(end(['Ember', 'Moth', 'Owl'], [1, 1, 1], [0, 1, 2])).toEqual({ title: 'Ember, Moth, and Owl win', marks: 3 })
  expect(screen.queryByText('Nobody has won')).toBeNull()
})
