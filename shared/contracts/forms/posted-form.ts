/** Error response to a form: error messages by field name, or a message about the form if no field is invalid. */
export interface Refusal {
  readonly errors: Readonly<Record<string, string>>
  readonly problem?: string | undefined
  /** Signed token for a form that was rejected as suspected spam. The form is accepted if it is submitted again with this token. */
  readonly again?: string | undefined
}

/** Rejected form that was posted without JavaScript. The page of the form shows the input again, with the errors. */
export interface PostedForm extends Refusal {
  /** Input by field name. */
  readonly values: Readonly<Record<string, string>>
  /** Free times instead of a meeting time that is taken, ISO 8601. */
  readonly otherSlots?: readonly string[] | undefined
}
