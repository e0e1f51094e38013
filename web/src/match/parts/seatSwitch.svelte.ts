import type { Observation } from '../../net/protocol.gen'
import { nextSeat } from './ownSeats'

/** Turns this device to the player who decides; where there are secrets, it has to be passed first. */
export class SeatSwitch {
  /** The seat that the device must be passed to. */
  passDevice = $state<number | null>(null)
  /** The seat that decided last on this device. */
  #acted: number | null = null

  constructor(private readonly look: (seat: number) => void) {}

  decided(seat: number): void {
    this.#acted = seat
  }

  /** Follows to the one of the own seats that decides next. */
  follow({ deciders, seat }: Observation, own: number[], secret: () => boolean): void {
    const next = nextSeat(
      deciders.filter((one) => own.includes(one)),
      seat,
      this.#acted,
    )
    if (next === null) return
    this.#acted = null
    if (secret()) this.passDevice = next
    else this.look(next)
  }

  /** Looks from the seat of the player who now has the device. */
  pass(): void {
    if (this.passDevice !== null) this.look(this.passDevice)
  }

  shown(seat: number | null): void {
    if (this.passDevice === seat) this.passDevice = null
  }
}
