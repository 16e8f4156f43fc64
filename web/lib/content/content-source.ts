/** Where a page's content comes from. The server answers in process, the browser by fetch. */
export interface ContentSource {
  /**
   * Runs one of the product's public GROQ queries by name and gives its result, unparsed.
   * Rejects with an error that carries a `status` when the CMS refuses, fails or takes too long.
   */
  groq(name: string, params: Readonly<Record<string, unknown>>): Promise<unknown>
  /** Gets a REST path and gives the parsed JSON body. Rejects with an error that carries a `status` otherwise. */
  rest(path: string): Promise<unknown>
}

/** A call that was answered with an error, or not at all (`status` 0). `message` may be shown to a person. */
export class SourceError extends Error {
  override readonly name = 'SourceError'
  readonly status: number
  constructor(message: string, status: number, options?: ErrorOptions) {
    super(message, options)
    this.status = status
  }
}
