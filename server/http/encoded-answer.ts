import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { isKnown, REVALIDATED } from './caching.ts'

/** An answer with the compressed forms of its body, prepared once for all who ask. */
export interface EncodedAnswer {
  readonly status: number
  /** Among them `etag`. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
  readonly brotli: Buffer
  readonly gzip: Buffer
}

const compress = promisify(brotliCompress)
const deflate = promisify(gzip)

const compressAt = (quality: number, body: Buffer) =>
  compress(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })

/** Takes some milliseconds for a page; a higher level would delay the first visitor after each change. */
const BROTLI_QUALITY = 5

/** A sixth fewer bytes for ten times the work: not while anybody waits. The highest level saves 3 % more and takes twice as long. */
const SMALLER_BROTLI_QUALITY = 10

/**
 * Prepares an answer for all who ask for it.
 * @param answer.caching its `cache-control`; browsers must ask about it each time they show it unless this says otherwise
 */
export async function encodeAnswer(answer: {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
  readonly caching?: string
}): Promise<EncodedAnswer> {
  const body = Buffer.from(answer.text)
  const [brotli, gzipped] = await Promise.all([compressAt(BROTLI_QUALITY, body), deflate(body)])
  // Names differ in case from set to set, and two spellings of one would both be sent.
  const headers = new Headers({ ...answer.headers })
  headers.set('cache-control', answer.caching ?? REVALIDATED)
  headers.set('vary', 'Accept-Encoding')
  headers.set('etag', `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`)
  return {
    status: answer.status,
    headers: Object.fromEntries(headers),
    body,
    brotli,
    gzip: gzipped,
  }
}

/** An answer whose bytes are compressed in themselves, as a picture's are: each of its forms is the body. */
export function unencodedAnswer(answer: {
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
  /** In quotation marks. */
  readonly etag: string
}): EncodedAnswer {
  const { body, etag } = answer
  const headers = new Headers({ ...answer.headers })
  headers.set('etag', etag)
  return { status: 200, headers: Object.fromEntries(headers), body, brotli: body, gzip: body }
}

/** The same answer in fewer bytes, for one that is asked for again and again. */
export async function encodeSmaller<Answer extends EncodedAnswer>(answer: Answer): Promise<Answer> {
  return { ...answer, brotli: await compressAt(SMALLER_BROTLI_QUALITY, answer.body) }
}

/** A prepared form of a body, by the attribute of {@link EncodedAnswer} that has it. */
export type Form = 'brotli' | 'gzip' | 'body'

/** Names of the prepared encodings on the wire, the better one first. */
const ENCODINGS = [
  ['br', 'brotli'],
  ['gzip', 'gzip'],
] as const

/** Browsers send a handful of different Accept-Encoding headers; anything longer is read anew each time. */
const READ = new Map<string, Form>()
const MOST_READ = 200

/** The best prepared form that an Accept-Encoding header allows; `q=0` refuses one. */
export function selectForm(accepted: string | null | undefined): Form {
  if (accepted === null || accepted === undefined) return 'body'
  const known = READ.get(accepted)
  if (known !== undefined) return known
  const allowed = accepted
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
    .filter((part) => !/;\s*q=0(?:\.0*)?$/.test(part))
    .map((part) => part.split(';')[0]?.trim())
  const form = ENCODINGS.find(([name]) => allowed.includes(name))?.[1] ?? 'body'
  if (READ.size < MOST_READ) READ.set(accepted, form)
  return form
}

/** Whether the caller has the answer already. */
export function isUnchanged(
  answer: EncodedAnswer,
  ifNoneMatch: string | null | undefined,
): boolean {
  const etag = answer.headers['etag']
  return answer.status === 200 && etag !== undefined && isKnown(ifNoneMatch, etag)
}

/** The headers that go with a form of the body. */
export function headersOf(answer: EncodedAnswer, form: Form): Record<string, string> {
  const isEncoded = answer[form] !== answer.body
  const encoding = isEncoded ? ENCODINGS.find(([, name]) => name === form)?.[0] : undefined
  return {
    ...answer.headers,
    'content-length': String(answer[form].length),
    ...(encoding === undefined ? {} : { 'content-encoding': encoding }),
  }
}

/** Status, headers and bytes for one request; 304 and no bytes when the caller has the answer already. */
export function answerFor(
  answer: EncodedAnswer,
  request: {
    readonly acceptEncoding: string | null | undefined
    readonly ifNoneMatch: string | null | undefined
  },
): { readonly status: number; readonly headers: Record<string, string>; readonly body: Buffer } {
  if (isUnchanged(answer, request.ifNoneMatch)) {
    return { status: 304, headers: { ...answer.headers }, body: Buffer.alloc(0) }
  }
  const form = selectForm(request.acceptEncoding)
  return { status: answer.status, headers: headersOf(answer, form), body: answer[form] }
}

/** {@link answerFor} as a `Response`, without a body for HEAD. */
export function respondEncoded(
  answer: EncodedAnswer,
  request: { readonly method: string; readonly headers: Headers },
): Response {
  const { status, headers, body } = answerFor(answer, {
    acceptEncoding: request.headers.get('accept-encoding'),
    ifNoneMatch: request.headers.get('if-none-match'),
  })
  const bodyless = request.method === 'HEAD' || status === 304
  return new Response(bodyless ? null : new Uint8Array(body), { status, headers })
}
