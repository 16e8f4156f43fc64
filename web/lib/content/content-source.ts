/** Source of a page's content. The server answers in process, the browser uses fetch. */
export interface ContentSource {
  /**
   * Runs one of the public GROQ queries by name and returns the unparsed result.
   * Rejects with an error that has a `status` if the CMS refuses, fails or times out.
   */
  groq(name: string, params: Readonly<Record<string, unknown>>): Promise<unknown>
  /** Gets a REST path and returns the parsed JSON body. Rejects with an error that has a `status`. */
  rest(path: string): Promise<unknown>
}

/** A call that failed or got no response (`status` 0). `message` may be shown to users. */
export class SourceError extends Error {
  override readonly name = 'SourceError'
  readonly status: number
  constructor(message: string, status: number, options?: ErrorOptions) {
    super(message, options)
    this.status = status
  }
}
