/** Reason why a file or picture is refused. */
export type AssetErrorKind =
  | 'tooLarge'
  | 'empty'
  | 'notAnImage'
  | 'notCleanable'
  | 'badTransform'
  | 'busy'
  | 'abandoned'

/** Refusal by the asset store. `lake/wire` maps it to an HTTP status. */
export class AssetError extends Error {
  readonly kind: AssetErrorKind
  /** Retry-After in seconds, if a retry can succeed. */
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
