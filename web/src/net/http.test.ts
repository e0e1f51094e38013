import { afterEach, expect, test, vi } from 'vitest'
import { ask } from './http'
import { ApiError } from './transport'

afterEach(() => vi.unstubAllGlobals())

const phrase = { key: 'refusal-seat-taken', args: {}, seats: {} }

test.each([
  [new Response(JSON.stringify({ detail: 'taken', phrase }), { status: 409 }), 409, 'taken', phrase],
  [new Response('<h1>', { status: 502, statusText: 'Bad Gateway' }), 502, 'Bad Gateway', null],
])(
  'a refused request has a phrase to translate, if the server sent one (%#)',
  async (answer, status, message, sent) => {
    vi.stubGlobal('fetch', () => Promise.resolve(answer))
    const error = await ask('GET', '/api/me').catch((error: unknown) => error)
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ status, message, phrase: sent })
  },
)

test('without a connection the reason can be translated as well', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  await expect(ask('GET', '/api/me')).rejects.toMatchObject({ status: 0, phrase: { key: 'refusal-unreachable' } })
})

test('a request is sent as JSON, and its answer is the text', async () => {
  const fetch = vi.fn(async () => new Response('[1]'))
  vi.stubGlobal('fetch', fetch)
  expect(await ask('POST', '/api/quick', { game: 'moths' })).toBe('[1]')
  expect(fetch).toHaveBeenCalledWith('/api/quick', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{"game":"moths"}',
  })
})
