import { HttpError } from '#server/http/http-error.ts'
import { MOST_UPLOAD_BYTES } from '#shared/contracts/images.ts'

const MEGABYTE = 2 ** 20

const tooLarge = () =>
  new HttpError(
    'payload_too_large',
    `Choose a smaller image. The limit is ${MOST_UPLOAD_BYTES / MEGABYTE} MB`,
  )

/** A picture in the body of a request. */
export interface SentPicture {
  readonly body: ReadableStream<Uint8Array>
  readonly contentType: string
}

/**
 * Streams the picture in a request body to `send`, so that memory never holds the complete picture.
 * @throws HttpError `unsupported_media_type`, `validation_failed`, `payload_too_large`; errors of `send`
 */
export async function sendOn<T>(
  { headers, body }: Request,
  send: (picture: SentPicture) => Promise<T>,
): Promise<T> {
  const contentType = (headers.get('content-type') ?? '').toLowerCase()
  if (!/^image\/[\w.+-]+$/.test(contentType)) {
    throw new HttpError(
      'unsupported_media_type',
      'Choose an image file. Other files can’t be uploaded here',
    )
  }
  if (body === null || headers.get('content-length') === '0') {
    throw new HttpError(
      'validation_failed',
      'Choose another picture. Validation failed: this file is empty',
    )
  }
  if (Number(headers.get('content-length') ?? 0) > MOST_UPLOAD_BYTES) throw tooLarge()
  let size = 0
  let refusal: HttpError | undefined
  const limited = body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, out) => {
        size += chunk.byteLength
        if (size > MOST_UPLOAD_BYTES) out.error((refusal = tooLarge()))
        else out.enqueue(chunk)
      },
    }),
  )
  try {
    return await send({ body: limited, contentType })
  } catch (error) {
    // If `limited` stopped the stream, `error` only says that reading failed. `refusal` contains the reason.
    throw refusal ?? error
  }
}
