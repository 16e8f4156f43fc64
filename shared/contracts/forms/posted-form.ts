/** Refusal of a form: errors by field name, or a message if no field is wrong. */
export interface Refusal {
  readonly errors: Readonly<Record<string, string>>
  readonly problem?: string | undefined
  /** Signed token for submitting a suspected spam form again. */
  readonly again?: string | undefined
}

/** Refused form that was posted without JavaScript, for showing it again on its page. */
export interface PostedForm extends Refusal {
  /** Input by field name. */
  readonly values: Readonly<Record<string, string>>
  /** Free alternatives for a taken meeting time: ISO 8601. */
  readonly otherSlots?: readonly string[] | undefined
}
