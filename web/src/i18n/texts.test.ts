import { FluentResource } from '@fluent/bundle'
import { expect, test } from 'vitest'

const catalogues = import.meta.glob<string>('../../../src/gloaming/i18n/lang/??.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const sources = import.meta.glob<string>(
  ['../**/*.{svelte,ts}', '!../**/*.test.ts', '!../games/**', '!../**/*.gen.ts'],
  { query: '?raw', import: 'default', eager: true },
)

const keys = new Map(
  Object.entries(catalogues).map(([path, text]) => [
    path.slice(-6, -4),
    new FluentResource(text).body.map(({ id }) => id),
  ]),
)

/** The keys used in the code, with a star for parts that are computed. */
function asked(): Set<string> {
  const found = new Set<string>()
  for (const text of Object.values(sources)) {
    for (const [, key] of text.matchAll(/\b(?:t|catalogue\.text)\(\s*'([\w-]+)'/g)) found.add(key!)
    for (const [, first, second] of text.matchAll(/\bt\([^()'`]*\?\s*'([\w-]+)'\s*:\s*'([\w-]+)'/g))
      found.add(first!).add(second!)
    for (const [, key] of text.matchAll(/\bt\(\s*`([^`]+)`/g)) found.add(key!.replace(/\$\{[^}]*\}/g, '*'))
  }
  return found
}

test('all three languages have the same texts, none twice', () => {
  expect([...keys.keys()].sort()).toEqual(['de', 'en', 'fr'])
  const english = [...keys.get('en')!].sort()
  expect(new Set(english).size).toBe(english.length)
  for (const language of ['de', 'fr']) expect([...keys.get(language)!].sort()).toEqual(english)
})

test('every text that a page asks for is there', () => {
  const wanted = asked()
  expect(wanted.size).toBeGreaterThan(200)
  const there = (pattern: string) =>
    keys.get('en')!.some((key) => new RegExp(`^${pattern.replaceAll('*', '.+')}$`).test(key))
  expect([...wanted].filter((key) => !there(key))).toEqual([])
})
