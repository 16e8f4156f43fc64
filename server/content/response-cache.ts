import { encodeAnswer, type EncodedAnswer } from '#server/http/encoding/encoded-answer.ts'
import { createTaggedCache } from '#server/http/tagged-cache.ts'
import { createSingleFlight } from '#shared/async/single-flight.ts'
import type { Dependencies } from '#shared/content/change-tags.ts'

/** Data of a response with its dependencies. */
export interface Said {
  readonly data: unknown
  /** Tags of the content in the response. Only a change with one of these tags invalidates it. */
  readonly tags: ReadonlySet<string>
  readonly types: readonly string[]
  /** Media type of `data` if `data` is sent as text. Undefined if it is sent as JSON. */
  readonly mediaType?: string | undefined
}

/** A cached response with its compressed forms. */
export interface PreparedAnswer extends EncodedAnswer, Said {}

/** A newly created response. */
export interface Made {
  readonly data: unknown
  readonly dependencies: Dependencies
  readonly mediaType?: string
  /**
   * True if a part is missing or comes from a fallback. The cache must not store the response, because no event reports that the usual
   * source responds again.
   */
  readonly isFallback?: boolean
}

type Make = () => Promise<Made>

/** Cache of responses by key. A change of content invalidates the responses with that content. */
export interface PreparedAnswers {
  get(key: string): PreparedAnswer | undefined
  /**
   * Returns the cached response or, if there is none, the one that `make` creates. The new response is cached, unless it is a fallback or
   * its content has changed during `make`. Concurrent callers share one call of `make`.
   */
  getOrMake(key: string, make: Make): Promise<PreparedAnswer>
  /** Returns only the data, without the compressed forms. Used for pages that are rendered in this process. */
  read(key: string, make: Make): Promise<Said>
  invalidate(tags: Iterable<string>): void
}

/** A cache entry. Its compressed forms are created at the first request over HTTP. */
interface Kept {
  readonly said: Said
  /** Length of the response's JSON, in characters. */
  readonly length: number
  readonly isFallback: boolean
  readonly prepared?: PreparedAnswer
}

async function prepare(said: Said): Promise<PreparedAnswer> {
  const { data, mediaType = 'application/json' } = said
  const answer = await encodeAnswer({
    status: 200,
    headers: { 'content-type': `${mediaType}; charset=utf-8` },
    text: said.mediaType !== undefined && typeof data === 'string' ? data : JSON.stringify(data),
  })
  return { ...answer, ...said }
}

/** Default maximum size of the cache, in bytes. */
const MAX_BYTES = 32 * 1024 * 1024

/** Creates the cache. @param options.maxBytes maximum size in bytes; the least recently read responses are evicted first */
export function createPreparedAnswers(
  options: { readonly maxBytes?: number } = {},
): PreparedAnswers {
  const kept = createTaggedCache<Kept>({
    maxBytes: options.maxBytes ?? MAX_BYTES,
    // `length` approximates the memory of the parsed data, which need about as much as their JSON.
    bytesOf: ({ length, prepared }) =>
      length +
      (prepared === undefined
        ? 0
        : prepared.body.length + prepared.brotli.length + prepared.gzip.length),
    tagsOf: ({ said }) => said.tags,
  })
  const making = createSingleFlight<Kept>()
  const preparing = createSingleFlight<PreparedAnswer>()

  const sayNow = async (key: string, make: Make): Promise<Kept> => {
    const since = kept.epoch()
    const { data, dependencies, mediaType, isFallback = false } = await make()
    const { tags, types } = dependencies
    const said = { data, tags: new Set(tags), types, mediaType }
    const answer = { said, length: JSON.stringify(data).length, isFallback }
    if (!isFallback) kept.put(key, answer, since)
    return answer
  }

  const say = async (key: string, make: Make) =>
    kept.get(key) ?? (await making.run(key, () => sayNow(key, make)))

  const prepareNow = async (key: string, make: Make) => {
    const since = kept.epoch()
    const answer = await say(key, make)
    const prepared = await prepare(answer.said)
    if (!answer.isFallback) kept.put(key, { ...answer, prepared }, since)
    return prepared
  }

  return {
    get: (key) => kept.get(key)?.prepared,
    getOrMake: async (key, make) =>
      kept.get(key)?.prepared ?? (await preparing.run(key, () => prepareNow(key, make))),
    read: async (key, make) => (await say(key, make)).said,
    invalidate: (tags) => {
      kept.invalidate(tags)
      // A result in progress may contain the content before the change, so later callers must not share it.
      making.forget()
      preparing.forget()
    },
  }
}
