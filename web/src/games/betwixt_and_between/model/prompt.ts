import { nameOf, type Known } from './names'
import type { StagedSelection } from './selectionState.svelte'

/** What the player is asked to do. */
export function promptText({ view, kit, texts }: Known, stage: StagedSelection): string {
  const { mode } = stage
  if (mode === 'turn' && stage.picked.card !== null)
    return texts.text('table-prompt-hold', { card: nameOf(texts, kit.explorations[stage.picked.card]!) })
  if (mode === 'turn' && stage.picked.absorb !== null)
    return texts.text('table-prompt-absorb', { count: stage.reached.length })
  if (mode === 'turn' && stage.picked.walker === 'familiar') return texts.text('table-prompt-scout')
  if (mode === 'turn') return texts.text(view.now.explored ? 'table-prompt-turn' : 'table-prompt-explore')
  if (mode === 'exchange' && stage.source !== null) return texts.text('table-prompt-exchange-to')
  if ((mode === 'place' || mode === 'align' || mode === 'reshape-to') && stage.card !== null)
    return texts.text(`table-prompt-${mode}`, { card: nameOf(texts, kit.explorations[stage.card]!) })
  return texts.text(`table-prompt-${mode}`, { count: view.now.owing.length, offerings: view.offerings })
}
