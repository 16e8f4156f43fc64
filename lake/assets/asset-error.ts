/** Why a file or a picture is refused. */
export type AssetErrorKind =
  | 'tooLarge'
  | 'empty'
  | 'notAnImage'
  | 'notCleanable'
  | 'badTransform'
  | 'busy'
  | 'abandoned'

/** A refusal of the asset store; the wire gives it a status. */
export class AssetError extends Error {
  readonly kind: AssetErrorKind
  /** Seconds after which it may be asked for again, where that helps. */
  readonly retryAfter: number | undefined

  constructor(
    kind: AssetErrorKind,
    message: string,
    options: ErrorOptions & { readonly retryAfter?: number } = {},
  ) {
    super(message, options)
    this.name = 'AssetError'
    this.kind = kind
    this.retryAfter = options.retryAfter
  }
}
