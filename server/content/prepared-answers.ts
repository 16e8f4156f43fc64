import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { Dependencies } from '#shared/content/change-tags.ts'

/** A REST answer kept whole, with its compressed forms prepared. */
export interface PreparedAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
  readonly brotli: Buffer
  readonly gzip: Buffer
  /** The answer changes only when a change carries one of these. */
  readonly tags: ReadonlySet<string>
  /** What `body` says. */
  readonly data: unknown
  readonly types: readonly string[]
}

/** Answers by request line, dropped when what they show changes. */
export interface PreparedAnswers {
  get(key: string): PreparedAnswer | undefined
  /** The kept answer, else the one that `make` gives, which is then kept unless something changed meanwhile. */
  getOrMake(
    key: string,
    make: () => Promise<{ readonly data: unknown; readonly dependencies: Dependencies }>,
  ): Promise<PreparedAnswer>
  invalidate(tags: Iterable<string>): void
}

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

/** A level that takes about a millisecond for a list. */
const BROTLI_QUALITY = 4

async function prepare(data: unknown, { tags, types }: Dependencies): Promise<PreparedAnswer> {
  const body = Buffer.from(JSON.stringify(data))
  const [small, middling] = await Promise.all([
    brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
    deflate(body),
  ])
  return {
    status: 200,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      // Kept by nobody without asking: what is taken off is gone for every visitor at once.
      'cache-control': 'public, max-age=0, must-revalidate',
      vary: 'Accept-Encoding',
      etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    },
    body,
    brotli: small,
    gzip: middling,
    tags: new Set(tags),
    data,
    types,
  }
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
    sizeCalculation: ({ body, brotli: small, gzip: middling }) =>
      2 * body.length + small.length + middling.length + 1024,
  })
  let changes = 0

  return {
    get: (key) => kept.get(key),
    getOrMake: async (key, make) => {
      const known = kept.get(key)
      if (known !== undefined) return known
      const since = changes
      const { data, dependencies } = await make()
      const answer = await prepare(data, dependencies)
      if (changes === since) kept.set(key, answer)
      return answer
    },
    invalidate: (tags) => {
      changes += 1
      const wanted = new Set(tags)
      for (const [key, answer] of kept.entries()) {
        if (!wanted.isDisjointFrom(answer.tags)) kept.delete(key)
      }
    },
  }
}
