import { render, screen } from '@testing-library/svelte'
import { expect, test } from 'vitest'
import { catalogue } from '../../i18n/catalogue.svelte'
import type { OutcomeInfo } from '../../net/protocol.gen'
import { matchOf } from '../../testing/fixtures'
import UnplayableMatch from './UnplayableMatch.svelte'

const why = { key: 'rules-older', args: { version: 1, release: 'Gloaming 0.9' }, seats: {} }

function show(reason: string) {
  const over: OutcomeInfo = {
    places: [1, 2],
    winners: [0],
    scores: [1, 0],
    reason: { key: reason, args: {}, seats: {} },
  }
  catalogue.add('en', '', `rules-older = { $release } plays version { $version }\n`)
  const match = matchOf([{ name: 'Ada' }, { name: 'Bo' }], { finished: true, unplayable: why })
  render(UnplayableMatch, {
    match,
    why,
    over,
    texts: catalogue.at('moths', match.seats),
    again() {},
    record() {},
    played: true,
  })
}

test('it names the release, and offers the record and the proof of the dice', () => {
  show('reason-given-up')
  expect(screen.getByText(/Gloaming.0\.9.* plays version .*1/)).toBeInTheDocument()
  expect(screen.getByText(/reason given up/)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'download record' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'verify now' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'play again' })).toBeInTheDocument()
})

test('a match that was ended has no result', () => {
  show('reason-rules-changed')
  expect(screen.queryByText(/reason rules changed/)).toBeNull()
})
