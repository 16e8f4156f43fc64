/** Fact that a page states, with visitors' questions that the fact answers. */
export interface TypicalQuestion {
  /** Id of the passage that states the fact. */
  readonly passage: string
  /** Consecutive sentences of the passage that answer the questions, copied exactly from its text. */
  readonly answer: string
  /** Questions of visitors. */
  readonly asked: readonly string[]
  /** Further questions, which come from the phrasings for the passage. */
  readonly phrased?: readonly string[]
}
