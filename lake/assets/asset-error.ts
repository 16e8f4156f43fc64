import { FileStoreError } from '#lake/common/files/file-store.ts'
import { toFullDisk } from '#lake/common/files/folder-store.ts'
import { LakeError } from '#lake/documents/types.ts'

/** Reason why a file or picture is refused. */
export type AssetErrorKind =
  | 'tooLarge'
  | 'empty'
  | 'notAnImage'
  | 'notCleanable'
  | 'badTransform'
  | 'busy'
  | 'abandoned'
  | 'unavailable'
  | 'damaged'

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

/** Retry-After while the file store does not answer, in seconds. */
const STORE_RETRY_SECONDS = 30

/** Converts an error of a file store, or of a full disk, to an AssetError. Returns any other error unchanged. */
export function toRefusal(error: unknown): unknown {
  const cause = toFullDisk(error)
  if (!(cause instanceof FileStoreError)) return error
  if (cause.kind === 'full') {
    return new LakeError('storageFull', 'There is no room left to store the file', {}, { cause })
  }
  if (cause.kind === 'damaged') {
    const message = 'The stored file is damaged. Ask an administrator to restore it'
    return new AssetError('damaged', message, { cause })
  }
  const found =
    cause.kind === 'local'
      ? 'This server has no room for its copy of the file'
      : 'The file storage does not answer'
  return new AssetError('unavailable', `${found}. Try again in a few minutes`, {
    cause,
    retryAfter: STORE_RETRY_SECONDS,
  })
}
