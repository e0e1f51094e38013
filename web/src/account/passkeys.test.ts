import { afterEach, expect, test, vi } from 'vitest'
import { meOf } from '../testing/fixtures'
import * as api from '../net/api'
import {
  addPasskey,
  base64url,
  bytes,
  canPasskey,
  enterByPasskey,
  isDeclined,
  readCreation,
  readRequest,
  writeCredential,
} from './passkeys'

const buffer = (...numbers: number[]) => Uint8Array.from(numbers).buffer
const credential = {
  id: '-_8',
  rawId: buffer(251, 255),
  type: 'public-key',
  authenticatorAttachment: 'platform',
  getClientExtensionResults: () => ({}),
  response: { clientDataJSON: buffer(1), attestationObject: buffer(2), getTransports: () => ['internal'] },
}

afterEach(() => vi.unstubAllGlobals())

test('bytes go into letters and back', () => {
  expect(base64url(buffer(251, 255))).toBe('-_8')
  expect([...bytes('-_8')]).toEqual([251, 255])
  expect([...bytes(base64url(buffer(0, 1, 2, 3)))]).toEqual([0, 1, 2, 3])
})

test('the server’s questions are read with buffers for letters', () => {
  const made = readCreation(
    '{"challenge":"AQI","user":{"id":"Aw","name":"owl"},"excludeCredentials":[{"id":"BA","type":"public-key"}],"rp":{"id":"localhost"}}',
  )
  expect([...(made.challenge as Uint8Array)]).toEqual([1, 2])
  expect([...(made.user.id as Uint8Array)]).toEqual([3])
  expect([...(made.excludeCredentials![0]!.id as Uint8Array)]).toEqual([4])
  expect(made.rp.id).toBe('localhost')
  expect(readRequest('{"challenge":"AQI"}').allowCredentials).toEqual([])
})

test('a credential is written without what it has not', () => {
  expect(writeCredential(credential)).toEqual({
    id: '-_8',
    rawId: '-_8',
    type: 'public-key',
    authenticatorAttachment: 'platform',
    clientExtensionResults: {},
    response: { clientDataJSON: 'AQ', attestationObject: 'Ag', transports: ['internal'] },
  })
})

test('an answer goes back with the ticket of its question', async () => {
  vi.stubGlobal('PublicKeyCredential', class {})
  vi.stubGlobal('navigator', {
    credentials: { create: vi.fn().mockResolvedValue(credential), get: vi.fn().mockResolvedValue(credential) },
  })
  expect(canPasskey()).toBe(true)
  const question = { ticket: 't7', options: '{"challenge":"AQI","user":{"id":"Aw"}}' }
  vi.spyOn(api, 'passkeyChallenge').mockResolvedValue(question)
  vi.spyOn(api, 'signInChallenge').mockResolvedValue(question)
  const added = vi
    .spyOn(api, 'addPasskey')
    .mockResolvedValue(meOf({ passkeys: [{ id: 'k', created: '2026-01-01T00:00:00+00:00' }] }))
  const entered = vi
    .spyOn(api, 'signInByPasskey')
    .mockResolvedValue(meOf({ passkeys: [{ id: 'k', created: '2026-01-01T00:00:00+00:00' }] }))
  expect((await addPasskey()).passkeys).toHaveLength(1)
  await enterByPasskey()
  for (const call of [added, entered])
    expect(call).toHaveBeenCalledWith({ ticket: 't7', answer: expect.stringContaining('"rawId":"-_8"') })
})

test('who closes the device’s window has made no mistake', () => {
  expect(isDeclined(new DOMException('', 'NotAllowedError'))).toBe(true)
  expect(isDeclined(new Error('bad'))).toBe(false)
})
