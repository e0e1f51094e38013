/** Choosing one of the offers field by field. */
import type { Offer } from '../../net/protocol.gen'

/** A selection is a partial assignment: null for what is not chosen yet. */
export type Selection<F> = { [K in keyof F]: F[K] | null }

/** Reads each field from an offer; null if the offer does not have it. */
type Readers<F> = { [K in keyof F]: (offer: Offer) => F[K] | null }

/** The fields that the offers of a game ask for, in the order in which they are chosen. */
export class OfferFields<F extends object> {
  readonly nothing: Selection<F>
  readonly #names: (keyof F)[]

  constructor(private readonly read: Readers<F>) {
    this.#names = Object.keys(read) as (keyof F)[]
    this.nothing = Object.fromEntries(this.#names.map((name) => [name, null])) as Selection<F>
  }

  /** The complete selection of an offer. */
  of(offer: Offer): Selection<F> {
    return Object.fromEntries(this.#names.map((name) => [name, this.read[name](offer)])) as Selection<F>
  }

  /** The offers that agree with everything chosen so far. */
  fitting(offers: Offer[], chosen: Partial<Selection<F>>): Offer[] {
    return offers.filter((offer) =>
      this.#names.every((name) => (chosen[name] ?? null) === null || this.read[name](offer) === chosen[name]),
    )
  }

  /** The values that a field can take, given the other fields. */
  values<K extends keyof F>(offers: Offer[], chosen: Partial<Selection<F>>, name: K): Set<F[K]> {
    const fit = this.fitting(offers, { ...chosen, [name]: null })
    return new Set(fit.flatMap((offer) => this.read[name](offer) ?? []))
  }

  /** The next field to choose; null if nothing is missing. */
  missing(offers: Offer[], chosen: Selection<F>): keyof F | null {
    const fit = this.fitting(offers, chosen)
    const open = (name: keyof F) => chosen[name] === null && fit.some((offer) => this.read[name](offer) !== null)
    return this.#names.find(open) ?? null
  }

  /** The offer of a complete selection. */
  whole(offers: Offer[], chosen: Selection<F>): Offer | null {
    return this.missing(offers, chosen) === null ? (this.fitting(offers, chosen)[0] ?? null) : null
  }

  isEmpty(chosen: Selection<F>): boolean {
    return this.#names.every((name) => chosen[name] === null)
  }
}

/** The offer of this kind with these fields. */
export function findOffer(offers: Offer[], kind: string, fields: Record<string, number> = {}): Offer | undefined {
  return offers.find(
    (offer) =>
      offer.kind === kind && Object.entries(fields).every(([name, value]) => Number(offer.fields[name]) === value),
  )
}

/** The attributes of a button behind which an offer stands; without one it only asks why. */
export function offered(action: string | undefined) {
  return { type: 'button', 'aria-disabled': !action, 'data-offer': action } as const
}
