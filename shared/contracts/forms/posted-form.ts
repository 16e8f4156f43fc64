/** Why a form was not taken: what is wrong by the name of the field, or a sentence where nothing that was typed is wrong. */
export interface Refusal {
  readonly errors: Readonly<Record<string, string>>
  readonly problem?: string | undefined
  /** Mark with which a form that may be spam is sent again. */
  readonly again?: string | undefined
}

/** A form that was posted without JavaScript and not taken, as its page shows it again. */
export interface PostedForm extends Refusal {
  /** What was typed, by the name of the field. */
  readonly values: Readonly<Record<string, string>>
  /** Times of a meeting that are free in the place of one that is taken: ISO 8601. */
  readonly otherSlots?: readonly string[] | undefined
}
