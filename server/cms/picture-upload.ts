import * as z from 'zod'
import { HttpError } from '#server/http/http-error.ts'
import type { LakeDocument } from '#lake/documents/types.ts'
import type { ActingUser } from '#lake/access/lake-user.ts'
import { CmsUnavailable } from './cms-error.ts'

/** A picture to upload to a lake. */
export interface PictureFile {
  readonly body: ReadableStream<Uint8Array>
  readonly contentType: string
  /** File name from the uploading browser. */
  readonly name?: string | undefined
  /** Author of the upload, if the lake records authors. */
  readonly by: ActingUser
}

/** Request options with `duplex`, which Node requires for a streamed body and the DOM types lack. */
interface StreamingInit extends RequestInit {
  readonly duplex: 'half'
}

const asset = z.object({
  document: z.looseObject({
    _id: z.string(),
    _type: z.string(),
    _rev: z.string(),
    _createdAt: z.string(),
    _updatedAt: z.string(),
  }),
})

/** Builds the request that uploads a picture. The body is streamed. */
export function uploadRequest(
  url: string,
  { body, name }: Pick<PictureFile, 'body' | 'name'>,
  { headers, signal }: { readonly headers: Record<string, string>; readonly signal: AbortSignal },
): Request {
  const address = new URL(url)
  if (name !== undefined) address.searchParams.set('filename', name)
  const init: StreamingInit = {
    method: 'POST',
    headers,
    body,
    duplex: 'half',
    signal,
    redirect: 'error',
  }
  return new Request(address, init)
}

/**
 * Parses the asset document in the lake's response to an upload.
 * @throws HttpError for errors that the user can fix, CmsUnavailable for any other invalid response
 */
export async function readUploaded(response: Response): Promise<LakeDocument> {
  const { status } = response
  const body: unknown = await response.json().catch(() => undefined)
  if (status === 400) {
    throw new HttpError(
      'validation_failed',
      'Choose another picture. Validation failed: the CMS can’t read this file',
    )
  }
  if (status === 413) {
    throw new HttpError(
      'payload_too_large',
      'Choose a smaller picture. The CMS takes none of this size',
    )
  }
  if (status === 507) throw new HttpError('insufficient_storage', 'the lake has no room left')
  if (status === 503) {
    throw new HttpError(
      'unavailable',
      'Try again in a few minutes. The CMS can’t store pictures right now',
      { isForPeople: true },
    )
  }
  const { data } = asset.safeParse(body)
  if (status < 200 || status >= 300 || data === undefined) {
    throw new CmsUnavailable(`the CMS answered a picture with ${status}`)
  }
  return data.document
}
