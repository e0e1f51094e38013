import * as api from '../net/api'
import type { GameModule } from '../games/registry'
import { Stage } from './parts/stage.svelte'
import type { LogEntry, ReplayStep, Observation } from '../net/protocol.gen'

const CHUNK = 60
/** Pause between two steps at normal speed, in milliseconds. */
const REST = 350
export const SPEEDS = [0.5, 1, 2, 4]

/** Plays a finished match step by step, seen from any seat. */
export class Replay {
  at = $state(0)
  steps = $state(0)
  seat = $state<number | null>(null)
  playing = $state(false)
  speed = $state(1)
  observation = $state.raw<Observation | null>(null)
  news = $state.raw<LogEntry | null>(null)
  trouble = $state.raw<unknown>(null)
  /** The steps loaded so far; undefined where one is still missing. */
  #loaded = $state.raw<(ReplayStep | undefined)[]>([])
  readonly #stage: Stage
  #epoch = 0
  /** The step that is being animated. */
  #coming: number | null = null
  #round = 0

  view = $derived.by(() => this.#stage.view)
  cue = $derived.by(() => this.#stage.cue)
  entries: LogEntry[] = $derived(this.#loaded.flatMap(linesOf))
  /** The log up to the current step. */
  log: LogEntry[] = $derived(this.#loaded.slice(0, this.at + 1).flatMap(linesOf))

  constructor(
    readonly id: string,
    module: GameModule,
    step = 0,
  ) {
    this.at = step
    this.#stage = new Stage(module, () => 1 / this.speed)
  }

  /** Loads the match as a seat sees it and shows the current step; the rest is loaded in the background. */
  async open(seat: number | null = null): Promise<void> {
    const epoch = ++this.#epoch
    this.pause()
    this.#stage.queue.clear()
    this.seat = seat
    this.#loaded = []
    try {
      await this.#fetch(this.at, epoch)
      if (epoch !== this.#epoch) return
      this.#lay(this.at)
      for (let first = 0; first <= this.steps && epoch === this.#epoch; first += CHUNK) await this.#fetch(first, epoch)
    } catch (error) {
      if (epoch === this.#epoch) this.trouble = error
    }
  }

  /** Goes to a step. Only the next one is animated. */
  async go(step: number): Promise<void> {
    const to = Math.max(0, Math.min(step, this.steps))
    const epoch = this.#epoch
    if (!this.#loaded[to]) await this.#fetch(to, epoch).catch((error: unknown) => (this.trouble = error))
    if (epoch !== this.#epoch || !this.#loaded[to]) return
    const next = to === this.#here + 1
    this.#stage.queue.clear()
    if (this.#coming !== null) this.#lay(this.#coming)
    if (!next) return this.#lay(to)
    this.#stage.queue.push(() => this.#unfold(to))
  }

  /** The current step, or the one that is being animated. */
  get #here(): number {
    return this.#coming ?? this.at
  }

  next(): void {
    this.pause()
    void this.go(this.#here + 1)
  }

  back(): void {
    this.pause()
    void this.go(this.#here - 1)
  }

  toggle(): void {
    if (this.playing) this.pause()
    else void this.#play()
  }

  pause(): void {
    this.playing = false
  }

  close(): void {
    this.#epoch++
    this.pause()
    this.#stage.queue.clear()
  }

  async #play(): Promise<void> {
    const round = ++this.#round
    this.playing = true
    if (this.at >= this.steps) this.#lay(0)
    const epoch = this.#epoch
    const on = () => this.playing && round === this.#round && epoch === this.#epoch
    while (on() && this.at < this.steps) {
      const to = this.at + 1
      if (!this.#loaded[to]) await this.#fetch(to, epoch).catch((error: unknown) => (this.trouble = error))
      if (!this.#loaded[to]) break
      await new Promise<void>((done) => {
        this.#stage.queue.push(async () => {
          await this.#unfold(to)
          await this.#stage.queue.pause(REST / this.speed)
          done()
        })
      })
      if (this.at !== to) break // another step was chosen meanwhile
    }
    if (round === this.#round) this.playing = false
  }

  async #unfold(to: number): Promise<void> {
    const step = this.#loaded[to]!
    this.#coming = to
    if (!(await this.#stage.animate(step.entry, step.observation.view))) return
    this.#coming = null
    this.#turnTo(to, step)
  }

  #lay(number: number): void {
    const step = this.#loaded[number]
    this.#coming = null
    if (!step) return
    this.#turnTo(number, step)
    this.#stage.cue = null
  }

  #turnTo(number: number, { observation, entry }: ReplayStep): void {
    this.at = number
    this.observation = observation
    this.#stage.view = observation.view
    this.news = entry
  }

  async #fetch(around: number, epoch: number): Promise<void> {
    const first = Math.floor(around / CHUNK) * CHUNK
    if (this.#loaded[first]) return
    const page = await api.replayPage(this.id, this.seat, first, CHUNK)
    if (epoch !== this.#epoch) return
    this.steps = page.total
    const loaded = this.#loaded.slice()
    page.steps.forEach((step, n) => (loaded[page.first + n] = step))
    this.#loaded = loaded
  }
}

/** The log entries of a step: its own, and the notes after it. */
function linesOf(step: ReplayStep | undefined): LogEntry[] {
  return step ? [...(step.entry ? [step.entry] : []), ...step.notes] : []
}
