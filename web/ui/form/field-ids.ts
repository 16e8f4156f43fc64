/** Texts and name of a field. */
export interface FieldWords {
  /** Name under which the form sends the value. The ids are derived from it, so it must be unique on the page unless `id` is set. */
  readonly name: string
  readonly id?: string
  readonly label: string
  /** Hint, shown below the label. */
  readonly hint?: string | undefined
  /** Error message, shown below the control. */
  readonly error?: string | undefined
  /** True if the field is optional. Its label then says so. Default: required. */
  readonly optional?: boolean
}

/** Attributes of a control, and the ids of its label, hint and error, by which they are linked to it. */
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
