import { expect, test } from 'vitest'

const sources = import.meta.glob<string>(['../**/*.{svelte,ts}', '!../**/*.test.ts', '!./**'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const WAYS = /(?<!#)\bfetch\b|\b(WebSocket|EventSource|XMLHttpRequest|sendBeacon)\b|\/api\/|net\/(http|socket)\b/

test('only this folder knows how the host is reached', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(200)
  const found = Object.entries(sources).flatMap(([path, text]) => {
    const way = WAYS.exec(text)
    return way ? [`${path}: ${way[0]}`] : []
  })
  expect(found).toEqual([])
})

test.each(["fetch('/x')", 'new WebSocket(', 'href="/api/matches"', "from '../net/socket'"])('%s is found', (text) => {
  expect(text).toMatch(WAYS)
})
