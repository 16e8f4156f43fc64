import { MINUTE } from '#shared/time/units.ts'
import type { SignedImageCall } from '#shared/contracts/image-host.ts'
import { logCall } from '#web/lib/log/client-log.ts'
import type { Exchanged } from '../queries/send.ts'
import { UploadError } from './upload-error.ts'

/** Timeout for one file in milliseconds, long enough for a large file on a slow connection. */
const LIMIT = 10 * MINUTE

export interface PostOptions {
  /** File to upload. */
  readonly file?: File | undefined
  /** Called with the uploaded fraction, from 0 to 1. */
  readonly onProgress?: ((part: number) => void) | undefined
  readonly signal?: AbortSignal | undefined
}

const stopped = () => new DOMException('Upload it again. The upload was stopped', 'AbortError')

function headersOf(request: XMLHttpRequest): Headers {
  const headers = new Headers()
  for (const line of request.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const at = line.indexOf(':')
    if (at > 0) headers.append(line.slice(0, at), line.slice(at + 1).trim())
  }
  return headers
}

/**
 * Posts a signed call directly to the image host and returns the raw response. Uses XMLHttpRequest, because `fetch` reports no upload
 * progress.
 * @throws UploadError with status 0 if there is no response
 * @throws DOMException `AbortError` if `signal` aborts
 */
export async function postCall(
  { url, fields }: Pick<SignedImageCall, 'url' | 'fields'>,
  { file, onProgress, signal }: PostOptions = {},
): Promise<Exchanged> {
  if (signal?.aborted === true) throw stopped()
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  if (file !== undefined) form.append('file', file)
  const started = performance.now()
  const duration = () => performance.now() - started
  const request = new XMLHttpRequest()
  const abort = () => request.abort()
  signal?.addEventListener('abort', abort)
  try {
    return await new Promise<Exchanged>((resolve, reject) => {
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
        const { status, responseText: text } = request
        resolve({ status, headers: headersOf(request), text, duration: duration() })
      })
      request.send(form)
    })
  } finally {
    signal?.removeEventListener('abort', abort)
    logCall({
      method: 'POST',
      path: new URL(url, location.href).pathname,
      status: request.status,
      duration: duration(),
      requestId: undefined,
    })
  }
}
