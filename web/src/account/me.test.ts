import { beforeEach, expect, test, vi } from 'vitest'
import { meOf } from '../testing/fixtures'
import * as api from '../net/api'
import { catalogue } from '../i18n/catalogue.svelte'
import { self } from './me.svelte'
import { diceWords, guestName } from '../newMatch/randomNames'
import { preferences } from '../app/preferences.svelte'

beforeEach(() => {
  preferences.name = ''
  catalogue.add(
    'en',
    '',
    'guest-name = { $first } { $second }\nguest-first-words = Quiet\nguest-second-words = Heron\ndice-words-suggestions = oak elm ash\n',
  )
})

test('a known browser gets its session back', async () => {
  vi.spyOn(api, 'me').mockResolvedValue(meOf({ name: 'Moth' }))
  const made = vi.spyOn(api, 'callMe')
  await self.arrive()
  expect(self.now?.name).toBe('Moth')
  expect(made).not.toHaveBeenCalled()
})

test('a new guest gets a friendly name, or the one given at a table', async () => {
  vi.spyOn(api, 'me').mockResolvedValue(null)
  const made = vi.spyOn(api, 'callMe').mockImplementation(async (name) => meOf({ name }))
  await self.arrive()
  expect(self.now?.name).toBe('Quiet Heron')
  preferences.name = 'Ember'
  await self.arrive()
  expect(made).toHaveBeenLastCalledWith('Ember')
})

test('without a server one is nobody, and that is no error', async () => {
  vi.spyOn(api, 'me').mockRejectedValue(new api.ApiError(0, '', null))
  await self.arrive()
  expect([self.now, self.person, self.muted]).toEqual([null, null, []])
})

test('muting answers with who is muted now', async () => {
  vi.spyOn(api, 'mute').mockResolvedValue(meOf({ muted: ['p9'] }))
  vi.spyOn(api, 'unmute').mockResolvedValue(meOf())
  await self.mute('p9', true)
  expect(self.muted).toEqual(['p9'])
  await self.mute('p9', false)
  expect(self.muted).toEqual([])
})

test('leaving makes a new guest', async () => {
  vi.spyOn(api, 'me').mockResolvedValue(null)
  vi.spyOn(api, 'callMe').mockImplementation(async (name) => meOf({ name, person: 'p7' }))
  await self.leave(Promise.resolve())
  expect(self.person).toBe('p7')
})

test('names and words come from the catalogue, no word twice', () => {
  expect(guestName()).toBe('Quiet Heron')
  expect(diceWords(3).sort()).toEqual(['ash', 'elm', 'oak'])
})
