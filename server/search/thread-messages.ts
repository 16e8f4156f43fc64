import type { PublishedDocument } from './article-passages.ts'
import type { StopReason, Used } from './budget.ts'
import type { FoundAll } from './find.ts'
import type { SearchOptions } from './ports.ts'
import type { FoundPage, PageQuery } from './results/page-search.ts'

/** Limits of a search, in the form in which they are sent to the thread. */
export interface SentBudget {
  /** CPU time and words of earlier searches for the same question. */
  readonly before: Used
  /** CPU time for all searches of the question, milliseconds. */
  readonly cpuMs: number
  /** Buffer with one `Int32`. The main thread sets it to 1 when the client no longer waits for the result. */
  readonly abandoned: SharedArrayBuffer
}

/** Message to the thread of the index. */
export type Asked =
  | {
      readonly kind: 'search'
      readonly query: string
      readonly options: SearchOptions & { readonly withTopics: boolean }
      readonly budget: SentBudget
    }
  | { readonly kind: 'pages'; readonly query: PageQuery; readonly budget: SentBudget }
  | { readonly kind: 'known'; readonly words: readonly string[] }
  | { readonly kind: 'revisions' }
  | {
      readonly kind: 'change'
      readonly documents: readonly PublishedDocument[]
      readonly gone: readonly string[]
    }
  /** Request to prepare the typical questions for the next search, after pages have changed. */
  | { readonly kind: 'prepare' }
  | { readonly kind: 'close' }

/** Reply from the thread of the index. */
export interface Told {
  readonly call: number
  readonly answer:
    | ({ readonly kind: 'search'; readonly used: Used } & FoundAll)
    | { readonly kind: 'pages'; readonly page: FoundPage }
    | { readonly kind: 'stopped'; readonly reason: StopReason }
    | { readonly kind: 'known'; readonly words: readonly string[] }
    | { readonly kind: 'revisions'; readonly revisions: readonly (readonly [string, string])[] }
    | { readonly kind: 'done' }
    | { readonly kind: 'failed'; readonly reason: string }
}
