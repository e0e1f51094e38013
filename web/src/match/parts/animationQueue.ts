type Job = () => Promise<void>

/** Runs jobs one after another; `skipPauses` runs the waiting ones without pauses. */
export class Queue {
  #jobs: Job[] = []
  #running = false
  #wake: (() => void) | null = null
  #skipping = false
  #epoch = 0
  /** The epoch in which the running job began. */
  #began = 0

  constructor(private readonly changed: (waiting: number) => void = () => {}) {}

  /** The number of jobs that wait or run. */
  get length(): number {
    return this.#jobs.length + (this.#running ? 1 : 0)
  }

  push(job: Job): void {
    this.#jobs.push(job)
    this.changed(this.length)
    if (!this.#running) void this.#run()
  }

  /** Drops the waiting jobs and ends the current pause; a running job can check `stale`. */
  clear(): void {
    this.#jobs = []
    this.#epoch++
    this.#wake?.()
  }

  skipPauses(): void {
    this.#skipping = this.#running
    this.#wake?.()
  }

  /** Returns a function that tells whether the queue was cleared since. */
  stale(): () => boolean {
    const epoch = this.#epoch
    return () => epoch !== this.#epoch
  }

  /** A pause inside a job; `skipPauses` cuts it short, and a dropped job does not pause. */
  pause(milliseconds: number): Promise<void> {
    if (this.#skipping || this.#began !== this.#epoch || milliseconds <= 0) return Promise.resolve()
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer)
        this.#wake = null
        resolve()
      }
      const timer = setTimeout(done, milliseconds)
      this.#wake = done
    })
  }

  async #run(): Promise<void> {
    this.#running = true
    for (let job = this.#jobs.shift(); job; job = this.#jobs.shift()) {
      this.#began = this.#epoch
      await job()
    }
    this.#running = false
    this.#skipping = false
    this.changed(0)
  }
}
