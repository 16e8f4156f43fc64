import type { EncodedAnswer } from '#server/http/encoding/encoded-answer.ts'
import { createTaggedCache, type TaggedCache } from '#server/http/tagged-cache.ts'

/** A cached page with its compressed forms. */
export interface CachedPage extends EncodedAnswer {
  /** Tags of the page's content. Only a change with one of these tags invalidates the page. */
  readonly tags: ReadonlySet<string>
}

/** Cache of complete public pages. The key is the URL with the known parameters in their canonical order. */
export type PageCache = TaggedCache<CachedPage>

/**
 * Creates a page cache in memory.
 * @param options.maxBytes maximum size in bytes; the least recently used pages are evicted first
 */
export const createPageCache = (options: { readonly maxBytes: number }): PageCache =>
  createTaggedCache<CachedPage>({
    ...options,
    bytesOf: ({ body, brotli, gzip, zstd }) =>
      [...new Set([body, brotli, gzip, zstd])].reduce((sum, { length }) => sum + length, 0),
    tagsOf: ({ tags }) => tags,
  })
