import { fireEvent, render, screen, within } from '@testing-library/svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import { catalogue } from '../../i18n/catalogue.svelte'
import type { LogEntry } from '../../net/protocol.gen'
import { entryOf, matchOf } from '../../testing/fixtures'
import Log from './Log.svelte'

const TEXTS = `log = What happened
log-start = The beginning
log-turn = { $player }’s turn
log-line = Step { $step }: { $text }
fork-at-step = Try another way from step { $step }
flew = { $player } flew.
began = It begins.
`
beforeEach(() => catalogue.add('en', '', TEXTS))

const match = matchOf([{ name: 'Ada' }, { name: 'Bo' }])
const flew = (step: number, player: number): LogEntry =>
  entryOf(step, {
    events: [{ kind: 'flew', fields: {}, phrase: { key: 'flew', args: {}, seats: { player } } }],
    section: { key: 'log-turn', args: {}, seats: { player } },
  })
const began = entryOf(1, {
  seat: null,
  events: [{ kind: 'began', fields: {}, phrase: { key: 'began', args: {}, seats: {} } }],
})
const show = vi.fn()
const fork = vi.fn()
const log = (more: object = {}) =>
  render(Log, {
    log: [began, flew(2, 0), flew(3, 0), flew(4, 1)],
    seats: match.seats,
    texts: catalogue.at('moths', match.seats),
    show,
    fork,
    ...more,
  })

test('the newest section is first, and in it the newest step', () => {
  log()
  expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
    'Bo’s turn',
    'Ada’s turn',
    'The beginning',
  ])
  expect(screen.getAllByRole('button', { name: /^Step/ }).map((line) => line.getAttribute('aria-label'))).toEqual([
    'Step 4: Bo flew.',
    'Step 3: Ada flew.',
    'Step 2: Ada flew.',
    'Step 1: It begins.',
  ])
})

test('a click on a line shows the position after its step', async () => {
  log({ at: 3 })
  const line = screen.getByRole('button', { name: 'Step 3: Ada flew.' })
  expect(line).toHaveAttribute('aria-current', 'step')
  expect(screen.getByRole('button', { name: 'Step 2: Ada flew.' })).not.toHaveAttribute('aria-current')
  await fireEvent.click(line)
  expect(show.mock.lastCall).toEqual([3])
})

test('another way is tried from where a section begins', async () => {
  log()
  await fireEvent.click(screen.getByRole('button', { name: 'Try another way from step 1' }))
  expect(fork.mock.lastCall).toEqual([1])
})

test('where there are no positions the lines are text', () => {
  log({ show: null, fork: null })
  expect(within(screen.getByRole('region')).queryByRole('button')).toBeNull()
  expect(screen.getByText('Bo flew.')).toBeInTheDocument()
})

test('the log is one stop of the Tab key, and arrow keys move in it', async () => {
  const { rerender } = log()
  const stops = () => screen.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0)
  const line = (name: string) => screen.getByRole('button', { name })
  expect(stops()).toEqual([screen.getAllByRole('button')[0]])
  line('Step 4: Bo flew.').focus()
  expect(stops()).toEqual([line('Step 4: Bo flew.')])
  await fireEvent.keyDown(line('Step 4: Bo flew.'), { key: 'End' })
  expect(line('Step 1: It begins.')).toHaveFocus()
  await fireEvent.keyDown(line('Step 1: It begins.'), { key: 'ArrowUp' })
  expect(screen.getByRole('button', { name: 'Try another way from step 0' })).toHaveFocus()
  await rerender({ log: [began, flew(2, 0), flew(3, 0), flew(4, 1), flew(5, 1)] })
  expect(stops()).toEqual([document.activeElement])
  ;(document.activeElement as HTMLElement).blur()
  expect(stops()).toEqual([screen.getAllByRole('button')[0]])
})
