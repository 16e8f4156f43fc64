import { NO_STORE } from '#server/http/answers.ts'

/** A rejected call of the image host, with a message for the caller. */
export class Refusal extends Error {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>

  /** @param status HTTP status of the response, default 400 */
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

const isFull = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')

/** Error for a full disk. */
export const noRoom = (cause: unknown) =>
  new Refusal('Try again later: there is no room left to store pictures.', 507, { cause })

/** Converts a write error: a full disk to a refusal, any other error unchanged. */
export const toRefusal = (error: unknown): unknown => (isFull(error) ? noRoom(error) : error)

/** Response to a rejected call, in the standard format of image hosts. */
export const refusalResponse = ({ message, status, headers }: Refusal): Response =>
  Response.json({ error: { message } }, { status, headers: { ...NO_STORE, ...headers } })

/** Response to a successful call. */
export const hostResponse = (body: object): Response => Response.json(body, { headers: NO_STORE })
