/** A message during its delivery. */
export interface Delivery<Content> {
  /** Id of the message. It does not change between attempts. */
  readonly id: string
  /** Email address; empty for a webhook call. */
  readonly recipient: string
  readonly content: Content
}

/**
 * Sends one message. Resolves with `sent` after the receiver has acknowledged the message, or with `refused` if a retry is pointless.
 * Throws if the message can be retried.
 */
export type Sender<Content> = (
  delivery: Delivery<Content>,
) => Promise<'sent' | { readonly refused: string }>
