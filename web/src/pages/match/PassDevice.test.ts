import { fireEvent, render, screen } from '@testing-library/svelte'
import { beforeAll, expect, test, vi } from 'vitest'
import { catalogue } from '../../i18n/catalogue.svelte'
import PassDevice from './PassDevice.svelte'

beforeAll(() =>
  catalogue.add('en', '', 'pass-device-title = It is { $name }’s turn\npass-device-done = I am { $name }\n'),
)

test('the page names the next player and waits for them', async () => {
  const ready = vi.fn()
  render(PassDevice, { seat: 1, name: 'Moth', ready })
  expect(screen.getByRole('heading')).toHaveTextContent('It is Moth’s turn')
  expect(ready).not.toHaveBeenCalled()
  await fireEvent.click(screen.getByRole('button', { name: 'I am Moth' }))
  expect(ready).toHaveBeenCalledOnce()
})
