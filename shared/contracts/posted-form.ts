/** A form that was posted without JavaScript and not taken, as its page shows it again. */
export interface PostedForm {
  /** What was typed, by the name of the field. */
  readonly values: Readonly<Record<string, string>>
  /** What is wrong, by the name of the field. */
  readonly errors: Readonly<Record<string, string>>
  /** A sentence, where nothing that was typed is wrong. */
  readonly problem?: string | undefined
}
