import type { Prose } from './shapes.ts'

/** Texts of a form field: its label, and a hint on its use or format. */
export interface FieldCopy {
  readonly label: string
  readonly hint?: string
}

/** Texts of a form shown as a sheet. */
export interface FormCopy<Field extends string> {
  readonly kind: string
  readonly title: string
  readonly number: string
  readonly fields: Readonly<Record<Field, FieldCopy>>
  readonly send: string
  readonly sending: string
  /** Next to the button: how the data is used. */
  readonly foot: Prose
  /** Shown to the sender once the form is stored. */
  readonly received: { readonly kind: string; readonly title: string }
}
