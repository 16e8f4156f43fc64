import type { PublishedDocument } from './article-passages.ts'
import type { Found } from './find.ts'
import type { SearchOptions } from './ports.ts'

/** What the thread of the index is asked. */
export type Asked =
  | { readonly kind: 'search'; readonly query: string; readonly options: SearchOptions }
  | { readonly kind: 'known'; readonly words: readonly string[] }
  | { readonly kind: 'revisions' }
  | {
      readonly kind: 'change'
      readonly documents: readonly PublishedDocument[]
      readonly gone: readonly string[]
    }
  | { readonly kind: 'close' }

/** What it answers. */
export interface Told {
  readonly call: number
  readonly answer:
    | { readonly kind: 'search'; readonly hits: readonly Found[] }
    | { readonly kind: 'known'; readonly words: readonly string[] }
    | { readonly kind: 'revisions'; readonly revisions: readonly (readonly [string, string])[] }
    | { readonly kind: 'done' }
    | { readonly kind: 'failed'; readonly reason: string }
}
