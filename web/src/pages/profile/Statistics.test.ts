import { render } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { capabilities } from '../../app/capabilities.svelte'
import { catalogue } from '../../i18n/catalogue.svelte'
import type { PastMatch, Profile } from '../../net/protocol.gen'
import Statistics from './Statistics.svelte'
import MatchHistory from './MatchHistory.svelte'
import english from '../../../../src/gloaming/i18n/lang/en.ftl?raw'

beforeAll(() => catalogue.add('en', '', english))
afterAll(() => catalogue.add('en', '', ''))

const past = (more: Partial<PastMatch>): PastMatch => ({
  match: 't1',
  game: 'moths',
  ended: '2027-01-02T03:04:05Z',
  seat: 0,
  names: ['Ada', 'Bo'],
  place: 1,
  winners: [],
  change: 0,
  ...more,
})

test.each([
  ['won', [0], 1, ['Ada', 'Bo']],
  ['won together', [0, 1], 1, ['Ada', 'Bo']],
  ['undecided', [], 1, ['Ada', 'Bo']],
  ['place 2', [1], 2, ['Ada', 'Bo']],
  ['played', [], 1, ['Ada']],
  ['won', [0], 1, ['Ada']],
])('a past match was %s by its winners', (told, winners, place, names) => {
  const { container } = render(MatchHistory, { past: [past({ winners, place, names })] })
  expect(container.querySelector('.result')).toHaveTextContent(told)
  expect(container.querySelector('.won') !== null).toBe(winners.includes(0))
})

test('the figures count matches, wins, shared ones and undecided matches', () => {
  const tally = { game: 'moths', matches: 9, won: 5, shared: 2, undecided: 1, steps: 40 }
  const profile: Profile = {
    person: 'p',
    name: 'Ada',
    since: '',
    bot: false,
    ratings: [],
    stats: [tally],
    past: [],
  }
  const { container } = render(Statistics, { profile })
  const cells = (row: string) => [...container.querySelectorAll(`${row} :is(th, td)`)].map((cell) => cell.textContent)
  expect(cells('thead').slice(2)).toEqual(['Matches', 'Won', 'Undecided', 'Steps each'])
  expect(cells('tbody').slice(2)).toEqual(['9', '52 shared', '1', '40'])
  const links = () => [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'))
  expect(links()).toEqual(['/ranking/moths'])
  const { can } = capabilities
  capabilities.can = { ...can, ranking: false }
  flushSync()
  expect(links()).toEqual([])
  capabilities.can = can
})
