/** Content of an email, in reading order. */
export interface Letter {
  readonly subject: string
  /** Reason for sending it to this person. */
  readonly why: string
  readonly facts: readonly (readonly [name: string, value: string])[]
  /** The sender's own text, set off from ours. */
  readonly quote?: string
  readonly paragraphs: readonly string[]
  readonly link: { readonly text: string; readonly url: string }
  /** Last paragraph, before the signature. */
  readonly foot?: string
}
