import type { Advice, FromBrowser, Observation, Phrase, Previewed, Reason } from '../../net/protocol.gen'

/** The decision that a question is about. */
export type Decision = { step: number; seat: number }

/** What a player asks before deciding: advice, what actions would lead to, and why something is impossible. */
export class Questions {
  /** The last advice, and the kind of advice that was asked for and is still to come. */
  #advice = $state.raw<Advice | null>(null)
  adviceFor = $state<Advice['what'] | null>(null)
  readonly #previews = new Latest<Previewed>()
  readonly #reasons = new Latest<Reason>()

  constructor(private readonly send: (message: FromBrowser) => boolean) {}

  /** The last advice, if it is about the decision that is shown. */
  adviceAt(shown: Observation | null): Advice | null {
    const found = this.#advice
    return found !== null && found.step === shown?.step && found.seat === shown.seat ? found : null
  }

  advise(at: Decision, what: Advice['what']): void {
    if (this.send({ type: 'askAdvice', ...at, what })) this.adviceFor = what
  }

  dismissAdvice(): void {
    this.#advice = null
  }

  preview(at: Decision | null, actions: string[]): Promise<Previewed | null> {
    return this.#previews.ask(String(actions), () => at !== null && this.send({ type: 'preview', ...at, actions }))
  }

  async why(at: Decision | null, kind: string, fields: Record<string, number>): Promise<Phrase | null> {
    const send = () => at !== null && this.send({ type: 'why', ...at, kind, fields })
    return (await this.#reasons.ask(aboutAction(kind, fields), send))?.phrase ?? null
  }

  receive(message: Advice | Previewed | Reason): void {
    switch (message.type) {
      case 'previewed':
        return this.#previews.answer(String(message.actions), message)
      case 'reason':
        return this.#reasons.answer(aboutAction(message.kind, message.fields), message)
      case 'advice':
        this.adviceFor = null
        this.#advice = message
    }
  }

  /** A refusal without a key is about a question. */
  refuse(key: string | null): void {
    this.adviceFor = null
    if (key === null) for (const latest of [this.#previews, this.#reasons]) latest.drop()
  }
}

/** The latest question of a kind; the one before it is not answered any more. */
class Latest<Answer> {
  #about = ''
  #resolve: (answer: Answer | null) => void = () => {}

  ask(about: string, send: () => boolean): Promise<Answer | null> {
    this.drop()
    this.#about = about
    return new Promise((resolve) => {
      this.#resolve = resolve
      if (!send()) resolve(null)
    })
  }

  answer(about: string, answer: Answer): void {
    if (about === this.#about) this.#resolve(answer)
  }

  drop(): void {
    this.#resolve(null)
  }
}

function aboutAction(kind: string, fields: Record<string, number>): string {
  return JSON.stringify([kind, Object.entries(fields).sort()])
}
