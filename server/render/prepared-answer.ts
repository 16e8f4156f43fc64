import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { CachedPage } from './page-cache.ts'

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

/** A level that takes about a millisecond for a page; a higher one would delay the first visitor after each change. */
const BROTLI_QUALITY = 5

/** Compresses a page once for all who ask for it while it is kept. */
export async function preparePage(page: {
  readonly status: number
  readonly html: string
  readonly headers: Readonly<Record<string, string>>
  readonly tags: ReadonlySet<string>
}): Promise<CachedPage> {
  const body = Buffer.from(page.html)
  const [small, middling] = await Promise.all([
    brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
    deflate(body),
  ])
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  return {
    status: page.status,
    headers: {
      ...page.headers,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=0, must-revalidate',
      vary: 'Accept-Encoding',
      etag,
    },
    body,
    brotli: small,
    gzip: middling,
    tags: page.tags,
  }
}

/** An encoding that we have prepared, or none. */
export type Encoding = 'br' | 'gzip' | undefined

/** The best prepared encoding that an Accept-Encoding header allows; `q=0` refuses one. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (accepted === undefined) return undefined
  const allows = (name: string) =>
    accepted
      .split(',')
      .map((part) => part.trim().toLowerCase())
      .some(
        (part) => part === name || (part.startsWith(`${name};`) && !/;\s*q=0(?:\.0*)?$/.test(part)),
      )
  if (allows('br')) return 'br'
  return allows('gzip') ? 'gzip' : undefined
}

/** Status, headers and bytes of a kept page for one request; 304 when the visitor has it already. */
export function answerFor(
  page: CachedPage,
  request: {
    readonly acceptEncoding: string | undefined
    readonly ifNoneMatch: string | undefined
  },
): { readonly status: number; readonly headers: Record<string, string>; readonly body: Buffer } {
  const etag = page.headers['etag']
  if (page.status === 200 && etag !== undefined && matches(request.ifNoneMatch, etag)) {
    return { status: 304, headers: { ...page.headers }, body: Buffer.alloc(0) }
  }
  const encoding = chooseEncoding(request.acceptEncoding)
  const body = encoding === 'br' ? page.brotli : encoding === 'gzip' ? page.gzip : page.body
  const headers: Record<string, string> = {
    ...page.headers,
    'content-length': String(body.length),
  }
  if (encoding !== undefined) headers['content-encoding'] = encoding
  return { status: page.status, headers, body }
}

function matches(ifNoneMatch: string | undefined, etag: string) {
  return (
    ifNoneMatch !== undefined &&
    ifNoneMatch.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag)
  )
}
