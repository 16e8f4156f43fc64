import type {
  LakeDocument,
  LakeErrorKind,
  Mutation,
  QueryRequest,
  SelectedIds,
} from '#lake/documents/types.ts'

/** A query as it goes to a thread; its deadline is set when its turn comes. */
export interface ForeignQuery extends Omit<QueryRequest, 'visible' | 'deadline'> {
  /** Whether the answer repeats the query. */
  readonly returnQuery: boolean
}

/** Documents, and the query of a listener to which they belong or not. */
export interface ForeignFilter {
  readonly query: string
  readonly params: Readonly<Record<string, unknown>>
  readonly identity: string
  readonly projectId: string
  readonly visibility: 'everything' | 'public'
  readonly documents: readonly LakeDocument[]
}

/** What a thread can be asked. */
export type Question =
  | { readonly kind: 'query'; readonly request: ForeignQuery }
  | { readonly kind: 'select'; readonly mutations: readonly Mutation[] }
  | { readonly kind: 'match'; readonly filter: ForeignFilter }

/** What a thread answers to a question of the same kind. */
export type Answer =
  /** The answer of `/data/query` as JSON text in UTF-8. */
  | { readonly kind: 'query'; readonly body: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'select'; readonly selected: SelectedIds }
  /** For each document whether it belongs. */
  | { readonly kind: 'match'; readonly belong: readonly boolean[] }

/** An error on its way between threads; without a kind it is a fault of ours. */
export interface SentError {
  readonly kind?: LakeErrorKind
  readonly message: string
  readonly details?: Readonly<Record<string, unknown>>
}

/** Documents on their way to a thread: see `sent-documents.ts`. */
export interface SentDocuments {
  /** JSON: for each document its attributes without the long ones, and where the text of those lies. */
  readonly documents: string
  /** What that text lies in, the same memory here and there. */
  readonly buffers: readonly SharedArrayBuffer[]
}

/** A commit as the copy needs it. */
export interface SentCommit {
  readonly sequence: number
  readonly written: SentDocuments
  /** Ids of the documents that are gone. */
  readonly removed: readonly string[]
}

export type ToThread =
  /** A part of the documents. */
  | { readonly to: 'load'; readonly documents: SentDocuments }
  | { readonly to: 'commit'; readonly commit: SentCommit }
  /** @param deadline milliseconds that the evaluation may take */
  | { readonly to: 'answer'; readonly question: Question; readonly deadline: number }

/** One for each `load` and each `answer`, in order. */
export type FromThread =
  | { readonly from: 'load' }
  | { readonly from: 'answer'; readonly answer: Answer }
  | { readonly from: 'error'; readonly error: SentError }
