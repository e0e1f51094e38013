import { expect, test } from 'vitest'
import { controlsWithoutOffer } from './controls'
import { offer } from './fixtures'

test.each([
  ['<button>Raise</button>', 1],
  ['<div role="button" data-offer="not offered">Raise</div>', 1],
  [`<button data-offer="${offer.action}">Raise</button>`, 0],
  ['<button data-offer="range:flick">Flick</button>', 0],
  ['<button disabled>Raise</button>', 0],
  ['<div role="button" aria-disabled="true">Raise</div>', 0],
  ['<div data-local><button>Zoom</button></div>', 0],
])('a planted control without an offer is found: %s', (html, count) => {
  const root = document.createElement('div')
  root.innerHTML = html
  expect(controlsWithoutOffer(root, [offer], [{ kind: 'flick', ranges: [] }])).toHaveLength(count)
})
