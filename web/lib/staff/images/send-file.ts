import {
  hostedImage,
  imageHostError,
  type HostedImage,
  type SignedImageCall,
} from '#shared/contracts/image-host.ts'
import { logCall } from '../../client-log.ts'
import { readJson } from '../send.ts'
import { imageTexts } from './image-texts.ts'

/** Longest time for one file, milliseconds: a large one on a slow line. */
const LIMIT = 10 * 60_000

/** A file that the image host did not take. `message` may be shown to a person. */
export class UploadError extends Error {
  override readonly name = 'UploadError'
  /** 0 when there was no answer. */
  readonly status: number
  /** Whether `message` is the host's own sentence. */
  readonly isServerText: boolean

  constructor(status: number, message?: string) {
    super(message ?? imageTexts.uploadFailed)
    this.status = status
    this.isServerText = message !== undefined
  }
}

interface SendOptions {
  /** Told how much of the file has gone, from 0 to 1. */
  readonly onProgress?: (part: number) => void
  readonly signal?: AbortSignal
}

const stopped = () => new DOMException('The upload was stopped', 'AbortError')

/**
 * Posts a file straight to the image host with a signature of the server. By XMLHttpRequest: `fetch` does not tell how much has gone.
 * @throws UploadError when the host refuses the file or does not answer
 * @throws DOMException `AbortError` when `signal` ends it
 */
export async function sendFile(
  { url, fields }: SignedImageCall,
  file: File,
  { onProgress, signal }: SendOptions = {},
): Promise<HostedImage> {
  if (signal?.aborted === true) throw stopped()
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  form.append('file', file)
  const started = performance.now()
  const request = new XMLHttpRequest()
  const abort = () => request.abort()
  signal?.addEventListener('abort', abort)
  try {
    const answer = await new Promise<unknown>((resolve, reject) => {
      request.open('POST', url)
      request.timeout = LIMIT
      request.upload.addEventListener('progress', ({ loaded, total }) => {
        if (total > 0) onProgress?.(loaded / total)
      })
      request.addEventListener('abort', () => reject(stopped()))
      for (const end of ['error', 'timeout']) {
        request.addEventListener(end, () => reject(new UploadError(0)))
      }
      request.addEventListener('load', () => {
        const body = readJson(request.responseText)
        if (request.status >= 200 && request.status < 300) return resolve(body)
        const { data } = imageHostError.safeParse(body)
        reject(new UploadError(request.status, data?.error.message))
      })
      request.send(form)
    })
    const { data } = hostedImage.safeParse(answer)
    if (data === undefined) throw new UploadError(502)
    return data
  } finally {
    signal?.removeEventListener('abort', abort)
    const duration = performance.now() - started
    logCall({
      method: 'POST',
      path: new URL(url, location.href).pathname,
      status: request.status,
      duration,
      requestId: undefined,
    })
  }
}
