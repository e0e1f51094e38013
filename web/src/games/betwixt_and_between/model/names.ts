/** Names of cards and spaces, for tooltips and screen readers. */
import type { Words } from '../../../i18n/catalogue.svelte'
import type { SeatInfo } from '../../../net/protocol.gen'
import { ELEMENTS, WAYS, type AbsorbCard, type Exploration, type Pack, type Spell } from './content'
import { facing, spaceName } from './geometry'
import type { StagedSelection } from './selectionState.svelte'
import type { BetwixtAndBetweenView } from '../types.gen'

/** What names depend on. */
export interface Known {
  view: BetwixtAndBetweenView
  pack: Pack
  seats: SeatInfo[]
  words: Words
}

export function nameOf(words: Words, { id }: { id: string }): string {
  return words.find(`card-${id}`) ?? id.replaceAll('-', ' ')
}

export function elementName(words: Words, element: number): string {
  return words.text(`element-${ELEMENTS[element] ?? 'none'}`)
}

/** What the action of a card does; empty if it has none. */
export function deedAbout(words: Words, { deed, element, amount }: Exploration): string {
  if (deed === 'none') return ''
  return words.text(`card-action-${deed}-about`, { count: amount, element: ELEMENTS[element] ?? '' })
}

export function deedName(words: Words, { deed }: Exploration): string {
  return deed === 'none' ? '' : words.text(`card-action-${deed}`)
}

export function bonusAbout(words: Words, { bonus }: Exploration): string {
  return words.text(`bonus-about-${bonus}`)
}

export function spellAbout(words: Words, { kind, element }: Spell): string {
  return words.text(`spell-kind-${kind}-about`, { element: ELEMENTS[element] ?? '' })
}

/** A spell in one line: name, kind, points, pattern. */
export function spellName(words: Words, spell: Spell): string {
  return words.text('table-spell', {
    name: nameOf(words, spell),
    kind: words.text(`spell-kind-${spell.kind}`),
    points: spell.points,
    pattern: patternName(words, spell),
  })
}

/** A pattern row by row, for screen readers. */
export function patternName(words: Words, { pattern }: Spell): string {
  const names = pattern.map((element) => elementName(words, element))
  return [0, 3, 6].map((row) => names.slice(row, row + 3).join(', ')).join('; ')
}

export function reachName(words: Words, card: AbsorbCard): string {
  return words.text('table-absorb-card', { name: nameOf(words, card), reach: words.text(`reach-${card.letters}`) })
}

/** A hand card in one line: name, action, symbols, bonus. */
export function cardName(words: Words, card: Exploration, turn = 0): string {
  return words.text('table-card', {
    name: nameOf(words, card),
    deed: deedName(words, card) || words.text('table-no-action'),
    sides: sidesName(words, facing(card, turn)),
    bonus: bonusAbout(words, card),
  })
}

function sidesName(words: Words, sides: number[]): string {
  const name = (element: number, way: number) =>
    words.text('table-side', { way: words.text(`table-way-${WAYS[way]}`), element: elementName(words, element) })
  return sides.flatMap((element, way) => (element < 0 ? [] : [name(element, way)])).join(', ')
}

/** A space with everything on it. */
export function nameSpace({ view, pack, seats, words }: Known, space: number): string {
  const there = view.board[space]
  const card = there && pack.explorations[there.card]
  const parts = [spaceName(space)]
  if (view.covered.includes(space)) parts.push(words.text('table-covered'))
  if (view.obstacles.includes(space)) parts.push(words.text('table-obstacle'))
  if (view.face_down.includes(space)) parts.push(words.text('table-face-down'))
  if (there && card) {
    const gems = sidesName(words, there.gems)
    parts.push(nameOf(words, card), deedName(words, card))
    parts.push(gems ? words.text('table-gems-at', { gems }) : words.text('table-no-gems'))
  }
  view.players.forEach(({ mystic, familiar }, seat) => {
    if (mystic === space) parts.push(words.text('table-mystic-of', { name: seats[seat]?.name ?? '' }))
    if (familiar === space) parts.push(words.text('table-familiar-of', { name: seats[seat]?.name ?? '' }))
  })
  if (view.dummies.includes(space)) parts.push(words.text('table-dummy'))
  return parts.filter(Boolean).join(', ')
}

/** What the player is asked to do. */
export function promptText({ view, pack, words }: Known, stage: StagedSelection): string {
  const { mode, picked } = stage
  const card = stage.card === null ? null : nameOf(words, pack.explorations[stage.card]!)
  if (mode === 'turn') {
    if (card !== null) return words.text('table-prompt-hold', { card })
    if (picked.absorb !== null) return words.text('table-prompt-absorb', { count: stage.reached.length })
    if (picked.walker === 'familiar') return words.text('table-prompt-scout')
    return words.text(view.now.explored ? 'table-prompt-turn' : 'table-prompt-explore')
  }
  if (mode === 'exchange' && stage.source !== null) return words.text('table-prompt-exchange-to')
  if (card !== null) return words.text(`table-prompt-${mode}`, { card })
  return words.text(`table-prompt-${mode}`, { count: view.now.owing.length, offerings: view.offerings })
}
