/** Question as a visitor typed it, with the expected result. */
export interface Asked {
  readonly question: string
  /** Earlier messages, alternating between visitor and assistant. */
  readonly history?: readonly string[]
  /** Paths of pages that answer the question. Undefined if the site has no answer and the assistant must refuse. */
  readonly pages?: readonly string[]
}
