/** Texts and name of a field. */
export interface FieldWords {
  /** Name under which the form sends the value. The ids are derived from it, so it must be unique on the page unless `id` is set. */
  readonly name: string
  readonly id?: string
  readonly label: string
  /** Hint below the label. */
  readonly hint?: string | undefined
  /** Error below the control. */
  readonly error?: string | undefined
  /** True: the field is optional, which the label states. Default: required. */
  readonly optional?: boolean
}

/** Ids that link a control to its texts, and the control's attributes. */
export function fieldIds({ name, id = `field-${name}`, hint, error }: FieldWords) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return {
    id,
    hintId: `${id}-hint`,
    errorId: `${id}-error`,
    control: {
      id,
      name,
      'aria-describedby': described === '' ? undefined : described,
      'aria-invalid': error === undefined ? undefined : (true as const),
    },
  }
}
