/** A message on its way out. */
export interface Delivery<Content> {
  /** The same at each try. */
  readonly id: string
  /** Whom it goes to; empty for a webhook. */
  readonly recipient: string
  readonly content: Content
}

/**
 * Sends one message. Gives `refused` where it is no use to try again; throws where it is.
 * It resolves with `sent` only once the other side has said that it has it.
 */
export type Sender<Content> = (
  delivery: Delivery<Content>,
) => Promise<'sent' | { readonly refused: string }>
