import { t } from '../i18n/catalogue.svelte'
import { listed } from '../i18n/format'
import type { OutcomeInfo, SeatInfo } from '../net/protocol.gen'

/** Who has won, in one line; in a solo game with the score. */
export function verdict({ places, scores, winners }: OutcomeInfo, seats: SeatInfo[]): string {
  const names = winners.map((seat) => seats[seat]?.name ?? '')
  if (places.length === 1)
    return t(names.length > 0 ? 'result-alone-won' : 'result-alone', {
      name: seats[0]?.name ?? '',
      score: scores[0] ?? 0,
    })
  return names.length > 0 ? t('result-won', { names: listed(names), count: names.length }) : t('result-nobody')
}
