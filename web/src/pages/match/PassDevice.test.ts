import { fireEvent, render, screen } from '@testing-library/svelte'
import { beforeAll, expect, test, vi } from 'vitest'
import { catalogue } from '../../i18n/catalogue.svelte'
import Curtain from './PassDevice.svelte'

beforeAll(() => catalogue.add('en', '', 'curtain-title = It is { $name }’s turn\ncurtain-lift = I am { $name }\n'))

test('the curtain names the next player and waits for them', async () => {
  const lift = vi.fn()
  render(Curtain, { seat: 1, name: 'Moth', lift })
  expect(screen.getByRole('heading')).toHaveTextContent('It is Moth’s turn')
  expect(lift).not.toHaveBeenCalled()
  await fireEvent.click(screen.getByRole('button', { name: 'I am Moth' }))
  expect(lift).toHaveBeenCalledOnce()
})
