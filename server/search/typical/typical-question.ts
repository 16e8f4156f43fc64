/** A fact of a page with the ways in which people ask for it. */
export interface TypicalQuestion {
  /** Id of the passage that states the fact. */
  readonly passage: string
  /** Consecutive sentences of the passage that answer, exactly as its text has them. */
  readonly answer: string
  /** Questions of visitors. */
  readonly asked: readonly string[]
}
