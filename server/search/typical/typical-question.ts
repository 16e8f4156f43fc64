/** Fact of a page, with questions that visitors ask for it. */
export interface TypicalQuestion {
  /** Id of the passage that states the fact. */
  readonly passage: string
  /** Consecutive sentences of the passage that answer the questions, exactly as in its text. */
  readonly answer: string
  /** Questions of visitors. */
  readonly asked: readonly string[]
}
