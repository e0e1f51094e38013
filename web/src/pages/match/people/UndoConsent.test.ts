import { fireEvent, render, screen } from '@testing-library/svelte'
import { beforeAll, expect, test, vi } from 'vitest'
import { catalogue } from '../../../i18n/catalogue.svelte'
import { matchOf } from '../../../testing/fixtures'
import UndoConsent from './UndoConsent.svelte'

beforeAll(() =>
  catalogue.add('en', '', 'undo-asked = Waiting\nundo-question = { $name } asks\nundo-yes = Yes\nundo-no = No\n'),
)

function ask(asked: number | null, agreed: number[], own: number[]) {
  const agree = vi.fn()
  const session = {
    match: matchOf([{ name: 'Owl' }, { name: 'Moth' }, {}], { undoAskedBy: asked, undoAgreed: agreed }),
    own,
    agree,
  }
  render(UndoConsent, { session })
  return agree
}

test('the others are asked, and answer for their own seat', async () => {
  const agree = ask(0, [], [1])
  expect(screen.getByRole('status')).toHaveTextContent('Owl asks')
  await fireEvent.click(screen.getByRole('button', { name: 'Yes' }))
  await fireEvent.click(screen.getByRole('button', { name: 'No' }))
  expect(agree.mock.calls).toEqual([
    [1, true],
    [1, false],
  ])
})

test('who has asked waits', () => {
  ask(0, [], [0])
  expect(screen.getByRole('status')).toHaveTextContent('Waiting')
  expect(screen.queryByRole('button')).toBeNull()
})

test('who has agreed, or only watches, is not asked again', () => {
  ask(0, [1], [1])
  expect(screen.queryByRole('button')).toBeNull()
})

test('without a question there is nothing', () => {
  ask(null, [], [1])
  expect(screen.queryByRole('status')).toBeNull()
})
