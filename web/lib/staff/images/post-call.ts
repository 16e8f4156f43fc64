import { MINUTE } from '#shared/time/units.ts'
import type { SignedImageCall } from '#shared/contracts/image-host.ts'
import { logCall } from '#web/lib/log/client-log.ts'
import type { Exchanged } from '../queries/send.ts'
import { UploadError } from './upload-error.ts'

/** Longest time for one file, milliseconds: a large one on a slow line. */
const LIMIT = 10 * MINUTE

export interface PostOptions {
  /** What an upload sends. */
  readonly file?: File | undefined
  /** Told how much has gone, from 0 to 1. */
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
 * Posts a signed call straight to the image host and gives its answer as it came. By XMLHttpRequest: `fetch` does not tell how much has gone.
 * @throws UploadError with status 0 when there is no answer
 * @throws DOMException `AbortError` when `signal` ends it
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
