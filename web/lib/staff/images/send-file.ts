import {
  hostedImage,
  imageHostError,
  type HostedImage,
  type SignedImageCall,
} from '#shared/contracts/image-host.ts'
import { readJson } from '../queries/send.ts'
import { postCall, type PostOptions } from './post-call.ts'
import { UploadError } from './upload-error.ts'

/**
 * Uploads a file to the image host with a signature from the server.
 * @throws UploadError if the host rejects the file or does not respond
 * @throws DOMException `AbortError` if `signal` aborts
 */
export async function sendFile(
  call: SignedImageCall,
  file: File,
  options: Pick<PostOptions, 'onProgress' | 'signal'> = {},
): Promise<HostedImage> {
  const { status, text } = await postCall(call, { ...options, file })
  const body = readJson(text)
  if (status < 200 || status >= 300) {
    throw new UploadError(status, imageHostError.safeParse(body).data?.error.message)
  }
  const { data } = hostedImage.safeParse(body)
  if (data === undefined) throw new UploadError(502)
  return data
}
