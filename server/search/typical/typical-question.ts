/** Fact that a page states, with the questions of visitors that it answers. */
export interface TypicalQuestion {
  /** Id of the passage that states the fact. */
  readonly passage: string
  /** Consecutive sentences of the passage that answer the questions, copied exactly from its text. */
  readonly answer: string
  /** Questions of visitors. */
  readonly asked: readonly string[]
  /** Further questions, from the phrasings of the passage. */
  readonly phrased?: readonly string[]
}
