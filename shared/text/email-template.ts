/** What a mail is made of, in the order in which it is read. */
export interface Letter {
  readonly subject: string
  /** Why the person gets it. */
  readonly why: string
  readonly facts: readonly (readonly [name: string, value: string])[]
  /** Somebody's own words, set apart from ours. */
  readonly quote?: string
  readonly paragraphs: readonly string[]
  readonly link: { readonly text: string; readonly url: string }
  /** What comes last, before the signature. */
  readonly foot?: string
}
