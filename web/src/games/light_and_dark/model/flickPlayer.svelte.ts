import { knock } from '../../../ui/device/sound'
import { endOf, knocks, type Flight } from './motion'

/** Animates a flight frame by frame; `time` is the current time of the flight in microseconds. */
export class Player {
  flight = $state.raw<Flight | null>(null)
  flips = $state.raw<number[]>([])
  time = $state(0)
  #frame = 0

  /** Plays a flight with sounds, `slow` times slower than real; `done` is called unless it is stopped. */
  play(flight: Flight, flips: number[], slow: number, done?: () => void): void {
    this.stop()
    this.#set(flight, flips)
    const sounds = knocks(flight)
    const end = endOf(flight)
    const begun = performance.now()
    const show = (now: number) => {
      this.time = Math.min(Math.max(((now - begun) * 1000) / slow, 0), end)
      while (sounds.length > 0 && sounds[0]!.time <= this.time) knock(sounds[0]!.kind, sounds.shift()!.loud)
      if (this.time < end) this.#frame = requestAnimationFrame(show)
      else done?.()
    }
    this.#frame = requestAnimationFrame(show)
  }

  stop(): void {
    cancelAnimationFrame(this.#frame)
    this.#set(null, [])
  }

  #set(flight: Flight | null, flips: number[]): void {
    this.flight = flight
    this.flips = flips
    this.time = 0
  }
}
