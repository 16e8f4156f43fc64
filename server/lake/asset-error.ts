/** Why a file or a picture is refused. */
export type AssetErrorKind = 'tooLarge' | 'empty' | 'notAnImage' | 'badTransform' | 'busy'

/** A refusal of the asset store; the wire gives it a status. */
export class AssetError extends Error {
  readonly kind: AssetErrorKind

  constructor(kind: AssetErrorKind, message: string, options: ErrorOptions = {}) {
    super(message, options)
    this.name = 'AssetError'
    this.kind = kind
  }
}
