import { t, type Texts } from '../../i18n/catalogue.svelte'
import { points, weight } from './chartModel'
import { number } from '../../i18n/format'
import type { StepLuckInfo, SeatInfo } from '../../net/protocol.gen'

/** What a step did to a player's chances, as a sentence. */
export function sentence(mark: StepLuckInfo, seats: SeatInfo[], texts: Texts): string {
  const who = mark.kind === 'chance' || mark.seat === null ? mark.most : mark.seat
  const name = seats[who]?.name ?? ''
  const size = weight(mark)
  const what = mark.what.map((said) => texts.phrase(said)).join(' ')
  if (size === null) return inWords(mark, name, what, texts)
  const change = points(size)
  if (mark.kind === 'left') return t('luck-left', { name, change: number(Math.abs(Math.round(100 * size))) })
  if (mark.kind === 'chance' || !mark.best) return t('luck-step-luck', { step: mark.step, what, name, change })
  return t('luck-step-cost', { step: mark.step, what, name, change, best: texts.phrase(mark.best) })
}

/** The same without numbers, where chances are too uncertain. */
function inWords({ kind, step, best, gained }: StepLuckInfo, name: string, what: string, texts: Texts): string {
  if (kind === 'left') return t('luck-left-in-words', { name })
  if (kind === 'decision' && best) return t('luck-step-better', { step, what, name, best: texts.phrase(best) })
  return t(gained ? 'luck-step-lucky' : 'luck-step-unlucky', { step, what, name })
}
