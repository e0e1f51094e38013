import type { Texts } from '../../../i18n/catalogue.svelte'
import type { SeatInfo } from '../../../net/protocol.gen'
import { mm } from './geometry'
import type { LightAndDarkView } from '../types.gen'

/** The seats of a team, in their order. */
export function members(view: LightAndDarkView, team: number): number[] {
  return view.teams.flatMap((one, seat) => (one === team ? [seat] : []))
}

export function teamName(view: LightAndDarkView, seats: SeatInfo[], team: number): string {
  return members(view, team)
    .map((seat) => seats[seat]?.name ?? '')
    .join(' · ')
}

export function factionOf(view: LightAndDarkView, team: number): 'light' | 'dark' | null {
  return view.light < 0 ? null : view.light === team ? 'light' : 'dark'
}

/** A disc's kind, owner and position, for screen readers. */
export function nameDisc(view: LightAndDarkView, texts: Texts, number: number, team: number): string {
  const disc = view.discs[number]!
  const whose = team < 0 || disc.team < 0 ? 'none' : disc.team === team ? 'own' : 'theirs'
  const near = team === 1 ? mm(view.depth - disc.y, view.metre) : mm(disc.y, view.metre)
  const across = team === 1 ? mm(view.width - disc.x, view.metre) : mm(disc.x, view.metre)
  return texts.text(`table-${disc.kind}`, {
    number: number + 1,
    faction: disc.faction,
    whose,
    across: Math.round(across / 10),
    near: Math.round(near / 10),
  })
}

/** How many discs of a kind show a faction. */
export function tally(view: LightAndDarkView, kind: 'druid' | 'torch', faction: string): { own: number; all: number } {
  const all = view.discs.filter((disc) => disc.kind === kind)
  return { own: all.filter((disc) => disc.faction === faction).length, all: all.length }
}
