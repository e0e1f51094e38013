import type { Texts } from '../../../i18n/catalogue.svelte'
import type { LightAndDarkView } from '../types.gen'
import type { StagedSelection } from './selectionState.svelte'

/** What the player is asked to do. */
export function promptText(texts: Texts, view: LightAndDarkView, stage: StagedSelection): string {
  if (stage.mode === 'flick' && view.in_play.includes('torchbearer')) return texts.text('table-prompt-torch')
  if (stage.mode === 'flick')
    return texts.text(
      stage.held === null ? (view.again ? 'table-prompt-again' : 'table-prompt-flick') : 'table-prompt-aim',
    )
  if (stage.mode === 'ask' && stage.card === null)
    return texts.text(view.phase === 'ward' ? 'table-prompt-ward' : 'table-prompt-after', {
      count: view.pending.length,
    })
  if (stage.mode === 'ask' || stage.mode === 'target')
    return texts.text(`table-prompt-${stage.mode === 'ask' ? 'card' : 'target'}`, {
      card: texts.text(`card-${stage.card}`),
    })
  return texts.text(`table-prompt-${stage.mode}`, { count: view.terms.druids / 2, reach: view.stride })
}
