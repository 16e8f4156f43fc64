import { NO_STORE } from '#server/http/answers.ts'

/** A call that the image host refuses, in words for whoever made it. */
export class Refusal extends Error {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>

  /** @param status of the answer, 400 unless told */
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

/** What a caller is told when the disk is full. */
export const noRoom = (cause: unknown) =>
  new Refusal('Try again later: there is no room left to store pictures.', 507, { cause })

/** A failed write as what a caller is told of it: that there is no room, or the error itself. */
export const toRefusal = (error: unknown): unknown => (isFull(error) ? noRoom(error) : error)

/** The answer to a refused call, in the one shape of image hosts. */
export const refusalResponse = ({ message, status, headers }: Refusal): Response =>
  Response.json({ error: { message } }, { status, headers: { ...NO_STORE, ...headers } })

/** Everything else that a host answers. */
export const hostResponse = (body: object): Response => Response.json(body, { headers: NO_STORE })
