import { render, screen } from '@testing-library/svelte'
import { beforeEach, expect, test } from 'vitest'
import { catalogue } from '../../i18n/catalogue.svelte'
import type { GameModule } from '../../games/registry'
import { Session } from '../../match/session.svelte'
import { observationOf, snapshotOf, matchOf } from '../../testing/fixtures'
import StatusBar from './StatusBar.svelte'

beforeEach(() => catalogue.add('en', '', 'undo = Take back\nundo-ask = Ask to take back\n'))

const button = (name: string) => screen.queryByRole('button', { name })

function bar(undo: boolean, undoAsks: boolean, deciders: number[]): void {
  const match = matchOf(
    [
      { name: 'Ada', yours: true },
      { name: 'Bo', person: 'p1' },
    ],
    { online: true },
  )
  const session = new Session(match, { Table: null! } as GameModule, false, null, () => ({
    send: () => true,
    close: () => {},
  }))
  session.connectionChanged('open')
  session.receive(snapshotOf(match, observationOf(4, 0, deciders, { canUndo: undo, undoAsks })))
  render(StatusBar, { session, texts: catalogue.at('moths', match.seats), prompt: undefined, rules: () => undefined })
}

test.each([[[1]], [[0]]])("one's own last decision is taken back at once, whoever decides now (%j)", (deciders) => {
  bar(true, false, deciders)
  expect(button('Take back')).toBeInTheDocument()
  expect(button('Ask to take back')).toBeNull()
})

test.each([[[1]], [[0]]])('if others have decided since they are asked, whoever decides now (%j)', (deciders) => {
  bar(true, true, deciders)
  expect(button('Ask to take back')).toBeInTheDocument()
  expect(button('Take back')).toBeNull()
})

test('where nothing can be taken back there is no button', () => {
  bar(false, false, [0])
  expect(screen.queryByRole('button', { name: /take back/i })).toBeNull()
})
