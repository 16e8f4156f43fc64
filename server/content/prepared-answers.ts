import { LRUCache } from 'lru-cache'
import { encodeAnswer, type EncodedAnswer } from '#server/http/encoded-answer.ts'
import type { Dependencies } from '#shared/content/change-tags.ts'

/** A REST answer kept whole, with its compressed forms prepared. */
export interface PreparedAnswer extends EncodedAnswer {
  /** The answer changes only when a change carries one of these. */
  readonly tags: ReadonlySet<string>
  /** What `body` says. */
  readonly data: unknown
  readonly types: readonly string[]
}

/** Answers by request line, dropped when what they show changes. */
export interface PreparedAnswers {
  get(key: string): PreparedAnswer | undefined
  /**
   * The kept answer, else the one that `make` gives, which is then kept unless something changed meanwhile. Callers who
   * ask at the same time wait for one making.
   */
  getOrMake(
    key: string,
    make: () => Promise<{ readonly data: unknown; readonly dependencies: Dependencies }>,
  ): Promise<PreparedAnswer>
  invalidate(tags: Iterable<string>): void
}

async function prepare(data: unknown, { tags, types }: Dependencies): Promise<PreparedAnswer> {
  const answer = await encodeAnswer({
    status: 200,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    text: JSON.stringify(data),
  })
  return { ...answer, tags: new Set(tags), data, types }
}

/** What is held at most unless told, bytes. */
const MAX_BYTES = 32 * 1024 * 1024

/** @param options.maxBytes upper bound of what is held; the least recently used answers go first */
export function createPreparedAnswers(
  options: { readonly maxBytes?: number } = {},
): PreparedAnswers {
  const kept = new LRUCache<string, PreparedAnswer>({
    maxSize: options.maxBytes ?? MAX_BYTES,
    // The data beside the bodies takes about as much again as the text it was made of.
    sizeCalculation: ({ body, brotli, gzip }) =>
      2 * body.length + brotli.length + gzip.length + 1024,
  })
  const making = new Map<string, Promise<PreparedAnswer>>()
  let changes = 0

  const makeNow = async (
    key: string,
    make: () => Promise<{ readonly data: unknown; readonly dependencies: Dependencies }>,
  ) => {
    const since = changes
    const { data, dependencies } = await make()
    const answer = await prepare(data, dependencies)
    if (changes === since) kept.set(key, answer)
    return answer
  }

  return {
    get: (key) => kept.get(key),
    getOrMake: (key, make) => {
      const known = kept.get(key)
      if (known !== undefined) return Promise.resolve(known)
      const waiting = making.get(key)
      if (waiting !== undefined) return waiting
      const made = makeNow(key, make).finally(() => {
        if (making.get(key) === made) making.delete(key)
      })
      making.set(key, made)
      return made
    },
    invalidate: (tags) => {
      changes += 1
      // What is being made may show the old state: nobody who asks from now on waits for it.
      making.clear()
      const wanted = new Set(tags)
      for (const [key, answer] of kept.entries()) {
        if (!wanted.isDisjointFrom(answer.tags)) kept.delete(key)
      }
    },
  }
}
