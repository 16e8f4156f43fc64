/** Source of a page's content. On the server it calls handlers in the same process, in the browser it uses fetch. */
export interface ContentSource {
  /**
   * Runs the public GROQ query with this name and returns the unparsed result. If the CMS rejects the query, fails or times out, rejects
   * with an error that has a `status`.
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
