/** Content of an email, in reading order. */
export interface Letter {
  readonly subject: string
  /** Reason why the recipient receives the email. */
  readonly why: string
  readonly facts: readonly (readonly [name: string, value: string])[]
  /** Text written by the sender of a form, shown as a quotation. */
  readonly quote?: string
  readonly paragraphs: readonly string[]
  readonly link: { readonly text: string; readonly url: string }
  /** Last paragraph, before the signature. */
  readonly foot?: string
}
