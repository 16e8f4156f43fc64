import { FileStoreError } from '#lake/common/files/file-store.ts'
import { toFullDisk } from '#lake/common/files/folder-store.ts'
import { NO_STORE } from '#server/http/answers.ts'

/** A rejected call of the image host, with a message for the caller. */
export class Refusal extends Error {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>

  /** Creates an error with a message for the caller. @param status HTTP status of the response, default 400 */
  constructor(
    message: string,
    status = 400,
    options: ErrorOptions & { readonly retryAfter?: number } = {},
  ) {
    super(message, options)
    this.name = 'Refusal'
    this.status = status
    this.headers =
      options.retryAfter === undefined ? {} : { 'retry-after': String(options.retryAfter) }
  }
}

/** Error for a full disk. */
export const noRoom = (cause: unknown) =>
  new Refusal('Try again later: there is no room left to store pictures.', 507, { cause })

/** Retry-After while the file store does not answer, in seconds. */
const STORE_RETRY_SECONDS = 30

/** Converts an error of the file store or of a full disk to a refusal. Returns any other error unchanged. */
export function toRefusal(error: unknown): unknown {
  const cause = toFullDisk(error)
  if (!(cause instanceof FileStoreError)) return error
  if (cause.kind === 'full') return noRoom(error)
  if (cause.kind === 'damaged') {
    const message = 'Upload the image again, or ask an administrator: the stored file is damaged.'
    return new Refusal(message, 500, { cause })
  }
  const found =
    cause.kind === 'local'
      ? 'this server has no room for its copy of the image'
      : 'the storage of the images does not answer'
  return new Refusal(`Try again in a few minutes: ${found}.`, 503, {
    retryAfter: STORE_RETRY_SECONDS,
    cause,
  })
}

/** Response to a rejected call, in the format of Cloudinary's API. */
export const refusalResponse = ({ message, status, headers }: Refusal): Response =>
  Response.json({ error: { message } }, { status, headers: { ...NO_STORE, ...headers } })

/** Response to a successful call, in the format of Cloudinary's API. */
export const hostResponse = (body: object): Response => Response.json(body, { headers: NO_STORE })
