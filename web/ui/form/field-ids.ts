/** What every field says about itself beside its control. */
export interface FieldWords {
  /** Name of the value, and base of the ids; unique among the fields of a page unless `id` is given. */
  readonly name: string
  readonly id?: string
  readonly label: string
  /** What is expected, below the label. */
  readonly hint?: string | undefined
  /** What is wrong with the value, below the control. */
  readonly error?: string | undefined
  /** Says so beside the label; otherwise a field is taken to be required. */
  readonly optional?: boolean
}

/** The ids that tie a control to its words, and its attributes. */
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
