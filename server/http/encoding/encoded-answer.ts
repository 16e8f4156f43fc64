import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib'
import { isKnown, REVALIDATED } from '#lake/common/caching.ts'

/** A response with the compressed forms of its body, prepared once for all requests. */
export interface EncodedAnswer {
  readonly status: number
  /** HTTP headers, including `etag`. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
  readonly brotli: Buffer
  readonly gzip: Buffer
  /** Compressed with zstd in a sixth of the time of the other encodings. Sent to the first requests until `brotli` is ready. */
  readonly zstd: Buffer
  /** Compressed forms that have not been created yet. Until they are created, their attributes contain the plain body. */
  readonly unmade?: readonly CompressedForm[]
}

/** A compressed form of a body, by its attribute in {@link EncodedAnswer}. */
export type CompressedForm = 'brotli' | 'zstd' | 'gzip'

/** A form of a body that can be sent. */
export type Form = CompressedForm | 'body'

const compress = promisify(brotliCompress)
const deflate = promisify(gzip)
const pack = promisify(zstdCompress)

/**
 * Buffer size of the compression in bytes. A page fits into one buffer. Each further buffer would cost a switch between the compressing
 * thread and the main thread.
 */
const CHUNK = 64 * 1024

/**
 * Size of Brotli's window, as a power of two, that covers a body of `length` bytes. With the default of 22, a thread that compresses a
 * page at the highest level allocates 30 MB, which the C library does not return to the operating system afterwards.
 */
const windowFor = (length: number) => Math.min(22, Math.max(16, Math.ceil(Math.log2(length + 16))))

const compressAt = (quality: number, body: Buffer, more: Readonly<Record<number, number>> = {}) =>
  compress(body, {
    chunkSize: CHUNK,
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: windowFor(body.length),
      ...more,
    },
  })

/** Brotli level of new responses: takes up to 6 ms for a page. A higher level would delay the first visitor after each change. */
const BROTLI_QUALITY = 5

/**
 * Brotli level for recompression in the background: a fifth fewer bytes for 20 times the CPU time (about 0.1 s). A post then fits into one
 * round trip.
 */
const SMALLER_BROTLI_QUALITY = 11
/** Brotli setting that suits the repetitions of a page (addresses, rows of one shape) better than the default for general text. */
const PAGE_DISTANCES = { [constants.BROTLI_PARAM_NPOSTFIX]: 1 }

const COMPRESSED: readonly CompressedForm[] = ['brotli', 'zstd', 'gzip']

/** Every browser accepts at least one of these encodings. */
const FORMS: readonly CompressedForm[] = ['brotli', 'gzip']

const encoders: Readonly<Record<CompressedForm, (body: Buffer) => Promise<Buffer>>> = {
  brotli: (body) => compressAt(BROTLI_QUALITY, body),
  zstd: (body) => pack(body, { chunkSize: CHUNK }),
  gzip: (body) => deflate(body, { chunkSize: CHUNK }),
}

/** Content of a response before compression. */
interface Unencoded {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
  /** Cache-Control. By default browsers must revalidate before every use. */
  readonly caching?: string
}

/** Creates a response without compressed forms. */
export function plainAnswer({ status, headers, text, caching = REVALIDATED }: Unencoded) {
  const body = Buffer.from(text)
  // Headers merges names that differ in case only. Otherwise such a header could be sent twice.
  const all = new Headers({ ...headers })
  all.set('cache-control', caching)
  all.set('vary', 'Accept-Encoding')
  all.set('etag', `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`)
  return {
    status,
    headers: Object.fromEntries(all),
    body,
    brotli: body,
    gzip: body,
    zstd: body,
    unmade: COMPRESSED,
  } satisfies EncodedAnswer
}

/**
 * Prepares a response for all its requests.
 * @param forms compressed forms that are created at once; {@link withForms} creates other forms on demand
 */
export const encodeAnswer = (
  answer: Unencoded,
  forms: readonly Form[] = FORMS,
): Promise<EncodedAnswer> => withForms<EncodedAnswer>(plainAnswer(answer), forms)

/** Returns the response with the given compressed forms. Returns the same object if it has these forms already. */
export async function withForms<Answer extends EncodedAnswer>(
  answer: Answer,
  forms: readonly Form[] = FORMS,
): Promise<Answer> {
  const { unmade = [], body } = answer
  const wanted = unmade.filter((form) => forms.includes(form))
  if (wanted.length === 0) return answer
  const made = await Promise.all(
    wanted.map(async (form) => [form, await encoders[form](body)] as const),
  )
  const left = unmade.filter((form) => !wanted.includes(form))
  return { ...answer, ...Object.fromEntries(made), unmade: left }
}

/** Creates a response in a format that is already compressed, such as an image. Each of its forms is the unchanged body. */
export function unencodedAnswer(answer: {
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
  /** Entity tag, including its quotation marks. */
  readonly etag: string
}): EncodedAnswer {
  const { body, etag } = answer
  const headers = new Headers({ ...answer.headers })
  headers.set('etag', etag)
  return {
    status: 200,
    headers: Object.fromEntries(headers),
    body,
    brotli: body,
    gzip: body,
    zstd: body,
  }
}

/** Recompresses a response that is requested often, so that it has fewer bytes. */
export async function encodeSmaller<Answer extends EncodedAnswer>(answer: Answer): Promise<Answer> {
  const { body } = answer
  const { gzip: gzipped } = await withForms(answer, ['gzip'])
  const brotli = await compressAt(SMALLER_BROTLI_QUALITY, body, PAGE_DISTANCES)
  return { ...answer, brotli, gzip: gzipped, zstd: body, unmade: ['zstd'] }
}

/** Names of the encodings in HTTP headers. */
const ENCODINGS = { br: 'brotli', zstd: 'zstd', gzip: 'gzip' } as const

/** Encodings that an Accept-Encoding header allows. */
interface Accepted {
  readonly brotli: boolean
  readonly zstd: boolean
  readonly gzip: boolean
}

/** Cache of parsed Accept-Encoding headers. Browsers send only a few different ones; more than 200 are not cached. */
const READ = new Map<string, Accepted>()
const MOST_READ = 200

function readAccepted(header: string): Accepted {
  const known = READ.get(header)
  if (known !== undefined) return known
  const names = header
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
    .filter((part) => !/;\s*q=0(?:\.0*)?$/.test(part))
    .map((part) => part.split(';')[0]?.trim())
  const accepted = {
    brotli: names.includes('br'),
    zstd: names.includes('zstd'),
    gzip: names.includes('gzip'),
  }
  if (READ.size < MOST_READ) READ.set(header, accepted)
  return accepted
}

/**
 * Returns the best form of a response that an Accept-Encoding header allows; `q=0` excludes an encoding. The form may not exist yet.
 * Brotli is the smallest form. Until it exists, clients that accept zstd get the zstd form.
 */
export function selectForm(header: string | null | undefined, answer: EncodedAnswer): Form {
  if (header === null || header === undefined) return 'body'
  const { brotli, zstd, gzip: gzipped } = readAccepted(header)
  if (zstd && !hasForm(answer, 'brotli')) return 'zstd'
  if (brotli) return 'brotli'
  return gzipped ? 'gzip' : 'body'
}

/** True if a form of a response exists. */
export const hasForm = ({ unmade = [] }: EncodedAnswer, form: Form): boolean =>
  !unmade.some((other) => other === form)

/** True if the client already has the response. */
export function isUnchanged(
  answer: EncodedAnswer,
  ifNoneMatch: string | null | undefined,
): boolean {
  const etag = answer.headers['etag']
  return answer.status === 200 && etag !== undefined && isKnown(ifNoneMatch, etag)
}

/** Returns the headers for a form of the body. */
export function headersOf(answer: EncodedAnswer, form: Form): Record<string, string> {
  const isEncoded = answer[form] !== answer.body
  const encoding = isEncoded
    ? Object.entries(ENCODINGS).find(([, own]) => own === form)?.[0]
    : undefined
  return {
    ...answer.headers,
    'content-length': String(answer[form].length),
    ...(encoding === undefined ? {} : { 'content-encoding': encoding }),
  }
}

/** Returns status, headers and bytes for one request: 304 and no bytes if the client already has the response. */
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
  const form = selectForm(request.acceptEncoding, answer)
  return { status: answer.status, headers: headersOf(answer, form), body: answer[form] }
}

/** Returns {@link answerFor} as a `Response`, without a body for HEAD. */
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
