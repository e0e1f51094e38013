import '@testing-library/jest-dom/vitest'
import { configure } from '@testing-library/svelte'

configure({ asyncUtilTimeout: 30_000 })

// happy-dom rejects `finished` when an animation is cancelled; tests do not wait for it.
const animate = Element.prototype.animate
if (animate) {
  Element.prototype.animate = function (...args) {
    const animation = animate.apply(this, args)
    animation.finished.catch(() => undefined)
    return animation
  }
}
