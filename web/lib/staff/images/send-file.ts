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
 * Puts a file on the image host with a signature of the server.
 * @throws UploadError when the host refuses the file or does not answer
 * @throws DOMException `AbortError` when `signal` ends it
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
