import type { Prose } from './shapes.ts'

/** The words of one field of a form: its label, and what it is used for or how to fill it in. */
export interface FieldCopy {
  readonly label: string
  readonly hint?: string
}

/** The words of a form that a page prints as a sheet. */
export interface FormCopy<Field extends string> {
  readonly kind: string
  readonly title: string
  readonly number: string
  readonly fields: Readonly<Record<Field, FieldCopy>>
  readonly send: string
  readonly sending: string
  /** Beside the button: what becomes of what is sent. */
  readonly foot: Prose
  /** What its sender reads once it is stored. */
  readonly received: { readonly kind: string; readonly title: string }
}
