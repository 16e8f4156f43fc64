/** Source of a page's content: calls handlers in process on the server, and uses fetch in the browser. */
export interface ContentSource {
  /**
   * Runs one of the public GROQ queries by name and returns the unparsed result. Rejects with an error with a `status` if the CMS rejects
   * the query, fails or times out.
   */
  groq(name: string, params: Readonly<Record<string, unknown>>): Promise<unknown>
  /** Gets a REST path and returns the parsed JSON body. Rejects with an error that has a `status`. */
  rest(path: string): Promise<unknown>
}

/** A call that failed or received no response (`status` 0). `message` may be shown to users. */
export class SourceError extends Error {
  override readonly name = 'SourceError'
  readonly status: number
  constructor(message: string, status: number, options?: ErrorOptions) {
    super(message, options)
    this.status = status
  }
}
