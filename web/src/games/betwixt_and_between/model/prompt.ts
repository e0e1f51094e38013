import { nameOf, type Known } from './names'
import type { StagedSelection } from './selectionState.svelte'

/** What the player is asked to do. */
export function promptText({ view, pack, words }: Known, stage: StagedSelection): string {
  const { mode } = stage
  if (mode === 'turn' && stage.picked.card !== null)
    return words.text('table-prompt-hold', { card: nameOf(words, pack.explorations[stage.picked.card]!) })
  if (mode === 'turn' && stage.picked.absorb !== null)
    return words.text('table-prompt-absorb', { count: stage.reached.length })
  if (mode === 'turn' && stage.picked.walker === 'familiar') return words.text('table-prompt-scout')
  if (mode === 'turn') return words.text(view.now.explored ? 'table-prompt-turn' : 'table-prompt-explore')
  if (mode === 'exchange' && stage.source !== null) return words.text('table-prompt-exchange-to')
  if ((mode === 'place' || mode === 'align' || mode === 'reshape-to') && stage.card !== null)
    return words.text(`table-prompt-${mode}`, { card: nameOf(words, pack.explorations[stage.card]!) })
  return words.text(`table-prompt-${mode}`, { count: view.now.owing.length, offerings: view.offerings })
}
