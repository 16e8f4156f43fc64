/** A question as somebody typed it, and what has to come of it. */
export interface Asked {
  readonly question: string
  /** What was said before, a visitor's message and an answer by turns. */
  readonly history?: readonly string[]
  /** Paths, any of which answers it; absent where the site does not say and the question is refused. */
  readonly pages?: readonly string[]
}
