/** Error response to a form: errors by field name, or a message if no field is invalid. */
export interface Refusal {
  readonly errors: Readonly<Record<string, string>>
  readonly problem?: string | undefined
  /** Signed token. The form was refused as suspected spam and is accepted if it is submitted again with this token. */
  readonly again?: string | undefined
}

/** Refused form that was posted without JavaScript. The page of the form shows the input again with the errors. */
export interface PostedForm extends Refusal {
  /** Input by field name. */
  readonly values: Readonly<Record<string, string>>
  /** Free alternatives for a taken meeting time: ISO 8601. */
  readonly otherSlots?: readonly string[] | undefined
}
