import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib'
import { isKnown, REVALIDATED } from '#lake/common/caching.ts'

/** An answer with the compressed forms of its body, prepared once for all who ask. */
export interface EncodedAnswer {
  readonly status: number
  /** Among them `etag`. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
  readonly brotli: Buffer
  readonly gzip: Buffer
  /** Made in a sixth of the time of the others; for whoever asks first, while there is no `brotli`. */
  readonly zstd: Buffer
  /** Compressed forms that nobody has asked for yet; the body stands in their place. */
  readonly unmade?: readonly CompressedForm[]
}

/** A compressed form of a body, by the attribute of {@link EncodedAnswer} that has it. */
export type CompressedForm = 'brotli' | 'zstd' | 'gzip'

/** A form of a body in which it can be sent. */
export type Form = CompressedForm | 'body'

const compress = promisify(brotliCompress)
const deflate = promisify(gzip)
const pack = promisify(zstdCompress)

/** A page fits: each time that this is full the thread that packs waits for the main one, and the other way round. */
const CHUNK = 64 * 1024

const compressAt = (quality: number, body: Buffer, more: Readonly<Record<number, number>> = {}) =>
  compress(body, {
    chunkSize: CHUNK,
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, ...more },
  })

/** Takes up to six milliseconds for a page; a higher level would delay the first visitor after each change. */
const BROTLI_QUALITY = 5

/** A fifth fewer bytes for twenty times the work, a tenth of a second: not while anybody waits. With it a post comes in one round trip. */
const SMALLER_BROTLI_QUALITY = 11
/** Suits what a page repeats, addresses and rows of one shape, better than the default for text of any kind. */
const PAGE_DISTANCES = { [constants.BROTLI_PARAM_NPOSTFIX]: 2 }

const COMPRESSED: readonly CompressedForm[] = ['brotli', 'zstd', 'gzip']

/** What every browser takes at least one of. */
const FORMS: readonly CompressedForm[] = ['brotli', 'gzip']

const encoders: Readonly<Record<CompressedForm, (body: Buffer) => Promise<Buffer>>> = {
  brotli: (body) => compressAt(BROTLI_QUALITY, body),
  zstd: (body) => pack(body, { chunkSize: CHUNK }),
  gzip: (body) => deflate(body, { chunkSize: CHUNK }),
}

/** What an answer is made of. */
interface Unencoded {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
  /** Its `cache-control`; browsers must ask about it each time they show it unless this says otherwise. */
  readonly caching?: string
}

/** An answer of which no compressed form is made yet. */
export function plainAnswer({ status, headers, text, caching = REVALIDATED }: Unencoded) {
  const body = Buffer.from(text)
  // Names differ in case from set to set, and two spellings of one would both be sent.
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
 * Prepares an answer for all who ask for it.
 * @param forms the compressed forms that are made at once; {@link withForms} makes the others when they are asked for
 */
export const encodeAnswer = (
  answer: Unencoded,
  forms: readonly Form[] = FORMS,
): Promise<EncodedAnswer> => withForms<EncodedAnswer>(plainAnswer(answer), forms)

/** The same answer with some of its forms made, if they are not; the very answer when they are. */
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
  return {
    status: 200,
    headers: Object.fromEntries(headers),
    body,
    brotli: body,
    gzip: body,
    zstd: body,
  }
}

/** The same answer in fewer bytes, for one that is asked for again and again. */
export async function encodeSmaller<Answer extends EncodedAnswer>(answer: Answer): Promise<Answer> {
  const { body } = answer
  const { gzip: gzipped } = await withForms(answer, ['gzip'])
  const brotli = await compressAt(SMALLER_BROTLI_QUALITY, body, PAGE_DISTANCES)
  return { ...answer, brotli, gzip: gzipped, zstd: body, unmade: ['zstd'] }
}

/** Names of the encodings on the wire. */
const ENCODINGS = { br: 'brotli', zstd: 'zstd', gzip: 'gzip' } as const

/** Which encodings an Accept-Encoding header allows. */
interface Accepted {
  readonly brotli: boolean
  readonly zstd: boolean
  readonly gzip: boolean
}

/** Browsers send a handful of different Accept-Encoding headers; anything longer is read anew each time. */
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
 * The best form of an answer that an Accept-Encoding header allows; `q=0` refuses one. It may not be made yet. Brotli makes the fewest
 * bytes; until it is made, whoever takes zstd need not wait for it.
 */
export function selectForm(header: string | null | undefined, answer: EncodedAnswer): Form {
  if (header === null || header === undefined) return 'body'
  const { brotli, zstd, gzip: gzipped } = readAccepted(header)
  if (zstd && !hasForm(answer, 'brotli')) return 'zstd'
  if (brotli) return 'brotli'
  return gzipped ? 'gzip' : 'body'
}

/** Whether a form of an answer is made. */
export const hasForm = ({ unmade = [] }: EncodedAnswer, form: Form): boolean =>
  !unmade.some((other) => other === form)

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
  const encoding = isEncoded
    ? Object.entries(ENCODINGS).find(([, own]) => own === form)?.[0]
    : undefined
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
  const form = selectForm(request.acceptEncoding, answer)
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
