import { render } from '@testing-library/svelte'
import { expect, test } from 'vitest'
import Drawing from './Drawing.svelte'
import { picturesOn } from './pictures'

const sheet = `<svg xmlns="http://www.w3.org/2000/svg">
  <!-- Two pictures. -->
  <g id="hare" data-for="moon-hare move" stroke-linecap="round">
    <path d="M0 0H1" fill="none" />
    <g transform="scale(2)"><text y="3">7</text></g>
  </g>
  <path id="rune" d="M1 1" />
</svg>`

test('a picture is found by its id and by what it is for', () => {
  const pictures = picturesOn(sheet)
  expect(Object.keys(pictures)).toEqual(['hare', 'moon-hare', 'move', 'rune'])
  expect(pictures.move).toBe(pictures.hare)
  expect(pictures.rune).toEqual({ tag: 'path', attributes: { d: 'M1 1' }, shapes: [], text: '' })
  expect(picturesOn(sheet)).toBe(pictures)
})

test('a picture is drawn with everything in it', () => {
  const { container } = render(Drawing, { picture: picturesOn(sheet).hare })
  const group = container.querySelector('g')!
  expect(group.getAttribute('stroke-linecap')).toBe('round')
  expect(group.hasAttribute('id')).toBe(false)
  expect(group.querySelector('path')!.namespaceURI).toBe('http://www.w3.org/2000/svg')
  expect(group.querySelector('g > text')).toHaveTextContent('7')
  expect(render(Drawing, { picture: undefined }).container.querySelector('g')).toBeNull()
})
