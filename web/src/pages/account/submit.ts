/** Does something, shows what went wrong, or says with a catalogue key that it is done. */
export type Attempt = (act: () => Promise<unknown>, done?: string) => Promise<void>
