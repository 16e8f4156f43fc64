import type { Prose } from './shapes.ts'

/** Texts of a form field: its label, and a hint on its use or format. */
export interface FieldCopy {
  readonly label: string
  readonly hint?: string
}

/** Texts of a form that is designed as a sheet of paper. */
export interface FormCopy<Field extends string> {
  readonly kind: string
  readonly title: string
  readonly number: string
  readonly fields: Readonly<Record<Field, FieldCopy>>
  readonly send: string
  readonly sending: string
  /** Text next to the button: the use of the data. */
  readonly foot: Prose
  /** Texts for the sender after the form was stored. */
  readonly received: { readonly kind: string; readonly title: string }
}
