import { LRUCache } from 'lru-cache'
import { encodeAnswer, type EncodedAnswer } from '#server/http/encoding/encoded-answer.ts'
import type { Dependencies } from '#shared/content/change-tags.ts'

/** Data of a response with its dependencies. */
export interface Said {
  readonly data: unknown
  /** Tags of the content in the response. Only a change with one of these tags invalidates it. */
  readonly tags: ReadonlySet<string>
  readonly types: readonly string[]
  /** Media type of `data`, which is a text. Undefined: `data` is sent as JSON. */
  readonly mediaType?: string | undefined
}

/** A cached response with its compressed forms. */
export interface PreparedAnswer extends EncodedAnswer, Said {}

/** New response for the cache. */
export interface Made {
  readonly data: unknown
  readonly dependencies: Dependencies
  readonly mediaType?: string
  /** True if a part was missing or came from another source than usual. No change of content follows when the source responds again. */
  readonly isFallback?: boolean
}

type Make = () => Promise<Made>

/** Cache of responses by key. Content changes invalidate it. */
export interface PreparedAnswers {
  get(key: string): PreparedAnswer | undefined
  /**
   * Returns the cached response. If there is none, creates it with `make`, and caches it unless it is a fallback or its content changed during
   * `make`.
   * Concurrent callers share one call of `make`.
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
  const kept = new LRUCache<string, Kept>({
    maxSize: options.maxBytes ?? MAX_BYTES,
    // The parsed data need about as much memory as their JSON.
    sizeCalculation: ({ length, prepared }) =>
      length +
      (prepared === undefined
        ? 0
        : prepared.body.length + prepared.brotli.length + prepared.gzip.length) +
      1024,
  })
  const making = new Map<string, Promise<Kept>>()
  const preparing = new Map<string, Promise<PreparedAnswer>>()
  let changes = 0

  /** Shares one computation between concurrent callers with the same key. */
  const once = <Result>(
    underWay: Map<string, Promise<Result>>,
    key: string,
    work: () => Promise<Result>,
  ) => {
    const waiting = underWay.get(key)
    if (waiting !== undefined) return waiting
    const started = work().finally(() => {
      if (underWay.get(key) === started) underWay.delete(key)
    })
    underWay.set(key, started)
    return started
  }

  const sayNow = async (key: string, make: Make): Promise<Kept> => {
    const since = changes
    const { data, dependencies, mediaType, isFallback = false } = await make()
    const { tags, types } = dependencies
    const said = { data, tags: new Set(tags), types, mediaType }
    const answer = { said, length: JSON.stringify(data).length, isFallback }
    if (changes === since && !isFallback) kept.set(key, answer)
    return answer
  }

  const say = async (key: string, make: Make) =>
    kept.get(key) ?? (await once(making, key, () => sayNow(key, make)))

  const prepareNow = async (key: string, make: Make) => {
    const since = changes
    const answer = await say(key, make)
    const prepared = await prepare(answer.said)
    if (changes === since && !answer.isFallback) kept.set(key, { ...answer, prepared })
    return prepared
  }

  return {
    get: (key) => kept.get(key)?.prepared,
    getOrMake: async (key, make) =>
      kept.get(key)?.prepared ?? (await once(preparing, key, () => prepareNow(key, make))),
    read: async (key, make) => (await say(key, make)).said,
    invalidate: (tags) => {
      changes += 1
      // Results in progress may be based on the old content, so new callers must not share them.
      making.clear()
      preparing.clear()
      const wanted = new Set(tags)
      for (const [key, { said }] of kept.entries()) {
        if (!wanted.isDisjointFrom(said.tags)) kept.delete(key)
      }
    },
  }
}
