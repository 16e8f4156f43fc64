import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'

import { z } from 'zod'

import { IMMUTABLE, isKnown, PRIVATE_NO_STORE } from '#lake/common/caching.ts'
import { UPLOAD_POLICY } from '#lake/common/upload-policy.ts'

import { WireError } from './errors.ts'

export interface AssetContent {
  readonly path: string
  readonly size: number
  readonly mimeType: string
  readonly etag: string
}

export interface AssetDelivery {
  readonly policy: 'public' | 'private'
  /** Value of the parameter `dl`: null for no download, '' for a download under the name of the file, else the name of the download. */
  readonly download: string | null
  readonly name: string
  /** True if the format of the response depends on the `Accept` header. */
  readonly varies: boolean
}

/** Media types that a browser may display on the site's origin. All other files are sent as downloads. */
const SHOWN = /^(?:image\/(?!svg)|video\/|audio\/|application\/pdf$|text\/plain$|text\/vtt$)/

/** Content-Security-Policy of PDF files. It has no `sandbox`, because the PDF viewers of browsers do not open in a sandbox. */
const PDF = "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'"

function disposition(mimeType: string, { download, name }: AssetDelivery): string {
  const kind = download !== null || !SHOWN.test(mimeType) ? 'attachment' : 'inline'
  const wanted = download === null || download === '' ? name : download
  const clean = wanted
    .replace(/[\p{Cc}\\/"]/gu, '_')
    .slice(0, 200)
    .toWellFormed()
  const ascii = clean.replace(/[^\x20-\x7e]/g, '_').replace(/[%;]/g, '_')
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(clean).replace(/['()*]/g, escapeHex)}`
}

function escapeHex(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`
}

function headersOf(content: AssetContent, delivery: AssetDelivery): Record<string, string> {
  const { mimeType, etag } = content
  return {
    'content-type': mimeType.startsWith('text/') ? `${mimeType}; charset=utf-8` : mimeType,
    'content-disposition': disposition(mimeType, delivery),
    'content-security-policy': mimeType === 'application/pdf' ? PDF : UPLOAD_POLICY,
    'x-content-type-options': 'nosniff',
    'accept-ranges': 'bytes',
    etag,
    'cache-control': delivery.policy === 'public' ? IMMUTABLE : PRIVATE_NO_STORE,
    ...(delivery.varies ? { vary: 'Accept' } : {}),
  }
}

type Range = { readonly start: number; readonly end: number }

/**
 * Parses the byte range of a request. Returns undefined for no range, several ranges or an invalid one; the response is then the complete
 * file.
 */
function rangeOf(header: string | null, size: number): Range | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '')
  const [first, last] = [match?.[1] ?? '', match?.[2] ?? '']
  if (match === null || (first === '' && last === '')) return undefined
  if (first === '') {
    const length = Number(last)
    return length === 0 ? 'unsatisfiable' : { start: Math.max(0, size - length), end: size - 1 }
  }
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (start >= size) return 'unsatisfiable'
  return end < start ? undefined : { start, end }
}

/** Maximum size of a file that is read at once, in bytes. Larger files are streamed. */
const READ_WHOLE = 1024 * 1024

async function fileBody(
  path: string,
  range: Range,
): Promise<Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>> {
  if (range.start === 0 && range.end < READ_WHOLE) {
    return (await readFile(path)).subarray(0, range.end + 1)
  }
  const file = createReadStream(path, range)
  const chunks = z.instanceof(Uint8Array)
  const iterator = file[Symbol.asyncIterator]()
  return new ReadableStream({
    async pull(controller) {
      const next = await iterator.next()
      if (next.done === true) controller.close()
      else controller.enqueue(chunks.parse(next.value))
    },
    cancel() {
      file.destroy()
    },
  })
}

/** Creates the response with a file: the complete file, a range of it, or 304. @throws WireError 416 for a range outside the file */
export async function assetResponse(
  request: Request,
  content: AssetContent,
  delivery: AssetDelivery,
): Promise<Response> {
  const headers = headersOf(content, delivery)
  if (isKnown(request.headers.get('if-none-match'), content.etag)) {
    return new Response(null, { status: 304, headers })
  }
  const ifRange = request.headers.get('if-range')
  const range =
    ifRange === null || ifRange === content.etag
      ? rangeOf(request.headers.get('range'), content.size)
      : undefined
  if (range === 'unsatisfiable') {
    throw new WireError(
      416,
      'The range lies outside of the file',
      {},
      {
        'content-range': `bytes */${content.size}`,
      },
    )
  }
  const isHead = request.method === 'HEAD'
  if (range === undefined) {
    const all = { start: 0, end: content.size - 1 }
    headers['content-length'] = String(content.size)
    return new Response(isHead ? null : await fileBody(content.path, all), { headers })
  }
  headers['content-length'] = String(range.end - range.start + 1)
  headers['content-range'] = `bytes ${range.start}-${range.end}/${content.size}`
  return new Response(isHead ? null : await fileBody(content.path, range), { status: 206, headers })
}
