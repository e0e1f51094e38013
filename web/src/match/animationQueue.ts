type Job = () => Promise<void>

/** Runs jobs one after another; `skipPauses` lets waiting ones through without their pauses. */
export class Queue {
  #jobs: Job[] = []
  #running = false
  #wake: (() => void) | null = null
  #skipping = false
  #epoch = 0
  /** The epoch in which the running job began. */
  #began = 0

  constructor(private readonly changed: (waiting: number) => void = () => {}) {}

  /** Jobs that wait or run. */
  get length(): number {
    return this.#jobs.length + (this.#running ? 1 : 0)
  }

  push(job: Job): void {
    this.#jobs.push(job)
    this.changed(this.length)
    if (!this.#running) void this.#run()
  }

  /** Forgets what waits and ends the present pause; a job can see it by `stale`. */
  clear(): void {
    this.#jobs = []
    this.#epoch++
    this.#wake?.()
  }

  skipPauses(): void {
    this.#skipping = this.#running
    this.#wake?.()
  }

  /** A function that says whether the queue has been cleared since. */
  stale(): () => boolean {
    const epoch = this.#epoch
    return () => epoch !== this.#epoch
  }

  /** A pause inside a job, cut short by `skipPauses`; a job that was forgotten has none. */
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
