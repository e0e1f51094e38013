import { fireEvent, render, screen } from '@testing-library/svelte'
import { beforeEach, expect, test } from 'vitest'
import { catalogue } from '../../i18n/catalogue.svelte'
import type { GameModule } from '../../games/registry'
import { Session } from '../../match/session.svelte'
import type { Advice, FromBrowser } from '../../net/protocol.gen'
import { entryOf, observationOf, snapshotOf, matchOf } from '../../testing/fixtures'
import AdviceBox from './AdviceBox.svelte'
import StatusBar from './StatusBar.svelte'

const say = { key: 'wait', args: {}, seats: {} }
const advised: Advice = {
  type: 'advice',
  step: 4,
  seat: 0,
  what: 'hint',
  action: 'wait',
  phrase: say,
  basis: 'lantern',
  before: 0.48,
  after: 0.52,
  reach: 0.03,
  exact: false,
  chances: [0.52, 0.48],
  standings: ['even', 'even'],
  choices: [{ action: 'wait', phrase: say, chance: 0.52, standing: 'even' }],
  success: null,
}

beforeEach(() => {
  catalogue.add(
    'en',
    '',
    `
advice-chance = { $before } to { $after }.
basis-level = if all play like { $level }.
basis-perfect = with perfect play.
level-lantern = Lantern
advice-stands-ahead = { $name } leads
advice-stands-behind = { $name } trails
advice-odds-in-words = so { $standings }.
standing-ahead = ahead
advice-odds-chances = now { $chances }.
advice-best = Choose { $what }.
success-raises = from { $before } up to { $after }.
success-chance = it succeeds with { $chance }.
`,
  )
})

function sit(hints = true, alone = false) {
  const sent: FromBrowser[] = []
  const match = matchOf([{ name: 'Ada', yours: true }, ...(alone ? [] : [{ name: 'Moth', level: 'lantern' }])], {
    mine: true,
    adviceAllowed: hints,
  })
  const session = new Session(match, { Table: null! } as GameModule, false, null, () => ({
    send: (message) => (sent.push(message), true),
    close: () => {},
  }))
  session.connectionChanged('open')
  session.receive(snapshotOf(match, observationOf(4, 0, [0])))
  return { session, sent, texts: catalogue.at('moths', match.seats) }
}

test('a hint is asked for at the bar, once, and answered with a sentence and the choice', async () => {
  const { session, sent, texts } = sit()
  render(StatusBar, { session, texts, prompt: undefined, rules: () => undefined })
  await fireEvent.click(screen.getByRole('button', { name: 'advice hint' }))
  expect(sent).toEqual([{ type: 'askAdvice', step: 4, seat: 0, what: 'hint' }])
  expect(screen.getByRole('button', { name: 'advice hint' })).toHaveAttribute('aria-disabled', 'true')
  expect(screen.getByRole('status')).toHaveTextContent('advice thinking')
  session.receive(advised)
  expect(
    await screen.findByText(/Choose wait\. 48\s% to 52\s% \(±3\)\. if all play like Lantern\./),
  ).toBeInTheDocument()
  await fireEvent.click(screen.getByRole('button', { name: 'advice take' }))
  expect(sent.at(-1)).toMatchObject({ type: 'submit', step: 4, seat: 0, action: 'wait' })
})

test('where it is not allowed there is nothing to ask for', () => {
  const { session, texts } = sit(false)
  render(StatusBar, { session, texts, prompt: undefined, rules: () => undefined })
  expect(screen.queryByRole('button', { name: 'advice hint' })).toBeNull()
})

test('the odds name everybody and what is worth considering', async () => {
  const { session, texts } = sit()
  session.receive({ ...advised, what: 'odds', reach: 0 })
  render(AdviceBox, { session, texts })
  expect(screen.getByText(/now Ada 52\s%, Moth 48\s%\. if all play like Lantern\./)).toBeInTheDocument()
  expect(screen.getByRole('list', { name: 'advice odds choices' })).toHaveTextContent(/wait\s*52\s%/)
  await fireEvent.click(screen.getByRole('button', { name: 'advice close' }))
  expect(session.advice).toBeNull()
})

test('where the game is solved a number is about perfect play', () => {
  const { session, texts } = sit()
  session.receive({ ...advised, basis: 'perfect', exact: true, reach: 0 })
  render(AdviceBox, { session, texts })
  expect(screen.getByRole('status')).toHaveTextContent(/52\s%\. with perfect play\./)
})

test('where no number is known, words tell how everybody stands', async () => {
  const rough: Advice = {
    ...advised,
    basis: null,
    before: null,
    after: null,
    reach: null,
    chances: null,
    standings: ['ahead', 'behind'],
    choices: [{ action: 'wait', phrase: say, chance: null, standing: 'ahead' }],
  }
  const { session, texts } = sit()
  session.receive(rough)
  render(AdviceBox, { session, texts })
  expect(screen.getByRole('status')).toHaveTextContent('Choose wait. Ada leads.')
  expect(screen.getByRole('status')).not.toHaveTextContent('%')
  session.receive({ ...rough, what: 'odds' })
  expect(await screen.findByText(/so Ada leads, Moth trails\./)).toBeInTheDocument()
  const choices = screen.getByRole('list', { name: 'advice odds choices' })
  expect(choices).toHaveTextContent(/wait\s*ahead/)
  expect(choices).not.toHaveTextContent('%')
})

const stakes: Advice['success'] = {
  before: { value: 0.4, low: 0.35, high: 0.47, exact: false },
  after: { value: 0.51, low: 0.51, high: 0.51, exact: true },
  direction: 'raises',
}

test('alone a hint tells what it does to the attempt', () => {
  const { session, texts } = sit(true, true)
  session.receive({ ...advised, success: stakes })
  render(AdviceBox, { session, texts })
  expect(screen.getByRole('status')).toHaveTextContent(/Choose wait\. from 40\s% \(35–47\) up to 51\s%\./)
  expect(screen.getByRole('status')).not.toHaveTextContent('advice exact')
  expect(screen.getByRole('button', { name: 'advice take' })).toBeInTheDocument()
})

test('alone the odds are those of the attempt, or there are none', async () => {
  const { session, texts } = sit(true, true)
  session.receive({ ...advised, what: 'odds', success: { ...stakes, before: stakes.after } })
  render(AdviceBox, { session, texts })
  expect(screen.getByRole('status')).toHaveTextContent('it succeeds with 51 %. advice exact')
  expect(screen.queryByRole('list')).toBeNull()
  expect(screen.queryByRole('button', { name: 'advice take' })).toBeNull()
  session.receive({ ...advised, what: 'odds' })
  expect(await screen.findByText(/success none/)).toBeInTheDocument()
})

test('advice is gone with the step it was about; a note changes nothing', async () => {
  const { session } = sit()
  session.receive(advised)
  session.receive({
    type: 'update',
    entry: entryOf(4, { note: { key: 'note-asked-hint', args: {}, seats: { player: 0 } } }),
    observation: observationOf(4, 0, [0]),
  })
  await Promise.resolve()
  expect(session.advice).toEqual(advised)
  session.receive(snapshotOf(session.match, observationOf(5, 0, [0])))
  await new Promise((done) => setTimeout(done))
  expect(session.advice).toBeNull()
})

test('a refusal or a broken line ends the thinking', () => {
  const { session } = sit()
  session.help('odds')
  expect(session.adviceFor).toBe('odds')
  session.receive({ type: 'refused', phrase: { key: 'refusal-no-hints', args: {}, seats: {} }, key: null })
  expect(session.adviceFor).toBeNull()
})
