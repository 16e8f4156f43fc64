/** Source of a page's content. On the server it calls the handlers of the same process, in the browser it uses fetch. */
export interface ContentSource {
  /**
   * Runs the public GROQ query with this name and returns the unparsed result. Rejects with an error that has a `status` if the CMS rejects
   * the query, fails or does not respond in time.
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
