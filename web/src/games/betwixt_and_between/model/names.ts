/** Names of cards and spaces, for tooltips and screen readers. */
import type { Texts } from '../../../i18n/catalogue.svelte'
import type { Offer, SeatInfo } from '../../../net/protocol.gen'
import { ELEMENTS, WAYS } from './content'
import { facing, spaceName } from './geometry'
import type { StagedSelection } from './selectionState.svelte'
import type {
  AbsorbCard,
  BetwixtAndBetweenContent,
  BetwixtAndBetweenView,
  ExplorationCard,
  SpellCard,
} from '../types.gen'

/** What names depend on. */
export interface Known {
  view: BetwixtAndBetweenView
  kit: BetwixtAndBetweenContent
  seats: SeatInfo[]
  texts: Texts
}

export function nameOf(texts: Texts, { id }: { id: string }): string {
  return texts.find(`card-${id}`) ?? id.replaceAll('-', ' ')
}

export function elementName(texts: Texts, element: number): string {
  return texts.text(`element-${ELEMENTS[element] ?? 'none'}`)
}

/** What the action of a card does; empty if it has none. */
export function deedAbout(texts: Texts, { deed, element, amount }: ExplorationCard): string {
  if (deed === 'none') return ''
  return texts.text(`card-action-${deed}-about`, { count: amount, element: ELEMENTS[element] ?? '' })
}

export function deedName(texts: Texts, { deed }: ExplorationCard): string {
  return deed === 'none' ? '' : texts.text(`card-action-${deed}`)
}

export function bonusAbout(texts: Texts, { bonus }: ExplorationCard): string {
  return texts.text(`bonus-about-${bonus}`)
}

export function spellAbout(texts: Texts, { kind, element }: SpellCard): string {
  return texts.text(`spell-kind-${kind}-about`, { element: ELEMENTS[element] ?? '' })
}

/** A spell in one line: name, kind, points, pattern. */
export function spellName(texts: Texts, spell: SpellCard): string {
  return texts.text('table-spell', {
    name: nameOf(texts, spell),
    kind: texts.text(`spell-kind-${spell.kind}`),
    points: spell.points,
    pattern: patternName(texts, spell),
  })
}

/** What an offer costs. */
export function priceText(texts: Texts, { price }: Offer): string {
  return Object.entries(price)
    .map(([name, amount]) => texts.text(`price-${name}`, { amount }))
    .join(', ')
}

/** An offer with what follows from it. */
export function offerText(texts: Texts, { phrase, consequences }: Offer): string {
  return [phrase, ...consequences].map((each) => texts.phrase(each)).join('. ')
}

/** A pattern row by row, for screen readers. */
export function patternName(texts: Texts, { pattern }: SpellCard): string {
  const names = pattern.map((element) => elementName(texts, element))
  return [0, 3, 6].map((row) => names.slice(row, row + 3).join(', ')).join('; ')
}

export function reachName(texts: Texts, card: AbsorbCard): string {
  return texts.text('table-absorb-card', { name: nameOf(texts, card), reach: texts.text(`reach-${card.letters}`) })
}

/** A hand card in one line: name, action, symbols, bonus. */
export function cardName(texts: Texts, card: ExplorationCard, turn = 0): string {
  return texts.text('table-card', {
    name: nameOf(texts, card),
    deed: deedName(texts, card) || texts.text('table-no-action'),
    sides: sidesName(texts, facing(card, turn)),
    bonus: bonusAbout(texts, card),
  })
}

function sidesName(texts: Texts, sides: number[]): string {
  const name = (element: number, way: number) =>
    texts.text('table-side', { way: texts.text(`table-way-${WAYS[way]}`), element: elementName(texts, element) })
  return sides.flatMap((element, way) => (element < 0 ? [] : [name(element, way)])).join(', ')
}

/** A space with everything on it. */
export function nameSpace({ view, kit, seats, texts }: Known, space: number): string {
  const there = view.board[space]
  const card = there && kit.explorations[there.card]
  const parts = [spaceName(space)]
  if (view.covered.includes(space)) parts.push(texts.text('table-covered'))
  if (view.obstacles.includes(space)) parts.push(texts.text('table-obstacle'))
  if (view.face_down.includes(space)) parts.push(texts.text('table-face-down'))
  if (there && card) {
    const gems = sidesName(texts, there.gems)
    parts.push(nameOf(texts, card), deedName(texts, card))
    parts.push(gems ? texts.text('table-gems-at', { gems }) : texts.text('table-no-gems'))
  }
  view.players.forEach(({ mystic, familiar }, seat) => {
    if (mystic === space) parts.push(texts.text('table-mystic-of', { name: seats[seat]?.name ?? '' }))
    if (familiar === space) parts.push(texts.text('table-familiar-of', { name: seats[seat]?.name ?? '' }))
  })
  if (view.dummies.includes(space)) parts.push(texts.text('table-dummy'))
  return parts.filter(Boolean).join(', ')
}

/** What the player is asked to do. */
export function promptText({ view, kit, texts }: Known, stage: StagedSelection): string {
  const { mode, picked } = stage
  const card = stage.card === null ? null : nameOf(texts, kit.explorations[stage.card]!)
  if (mode === 'turn') {
    if (card !== null) return texts.text('table-prompt-hold', { card })
    if (picked.absorb !== null) return texts.text('table-prompt-absorb', { count: stage.reached.length })
    if (picked.walker === 'familiar') return texts.text('table-prompt-scout')
    return texts.text(view.now.explored ? 'table-prompt-turn' : 'table-prompt-explore')
  }
  if (mode === 'exchange' && stage.source !== null) return texts.text('table-prompt-exchange-to')
  if (card !== null) return texts.text(`table-prompt-${mode}`, { card })
  return texts.text(`table-prompt-${mode}`, { count: view.now.owing.length, offerings: view.offerings })
}
