/** Runs a request and shows the error, or a message of success from the catalogue. */
export type Attempt = (act: () => Promise<unknown>, done?: string) => Promise<void>
