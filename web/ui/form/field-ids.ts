/** Texts and name of a field. */
export interface FieldWords {
  /** Name of the value, and prefix of the ids. Unique among the fields of a page unless `id` is given. */
  readonly name: string
  readonly id?: string
  readonly label: string
  /** Hint below the label. */
  readonly hint?: string | undefined
  /** Error below the control. */
  readonly error?: string | undefined
  /** Marks the field as optional next to the label. Default: required. */
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
