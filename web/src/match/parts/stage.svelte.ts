import { plainFrames, type GameModule } from '../../games/registry'
import type { Json, LogEntry } from '../../net/protocol.gen'
import { play } from '../../ui/device/sound'
import { Queue } from './animationQueue'

/** What the table shows: a view and a cue, which the frames of one step after another change. */
export class Stage {
  view = $state.raw<Json>({})
  cue = $state.raw<unknown>(null)
  /** The number of jobs that wait or run. */
  waiting = $state(0)
  readonly queue = new Queue((waiting) => {
    this.waiting = waiting
    if (waiting === 0) this.idle()
  })

  constructor(
    private readonly module: GameModule,
    private readonly slowness: () => number,
    private readonly idle: () => void = () => {},
  ) {}

  /** Animates a step inside a job; a note about the players has no frames. Returns false if the queue was cleared. */
  async animate(entry: LogEntry | null, after: Json): Promise<boolean> {
    const stale = this.queue.stale()
    const frames = this.module.frames ?? plainFrames
    for (const { view, cue, ms, sound } of entry === null || entry.note
      ? []
      : frames(this.view, entry, after, this.cue)) {
      this.view = view
      this.cue = cue
      if (sound) play(sound)
      await this.queue.pause(ms * this.slowness())
      if (stale()) return false
    }
    return true
  }
}
