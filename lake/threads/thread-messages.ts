import type {
  LakeDocument,
  LakeErrorKind,
  Mutation,
  QueryRequest,
  SelectedIds,
} from '#lake/documents/types.ts'

/** Query as sent to a thread. The deadline is sent separately, when the query starts to run. */
export interface ForeignQuery extends Omit<QueryRequest, 'visible' | 'deadline'> {
  /** True if the answer repeats the query. */
  readonly returnQuery: boolean
}

/** Documents, and the query of a listener. The thread returns which of the documents match the query. */
export interface ForeignFilter {
  readonly query: string
  readonly params: Readonly<Record<string, unknown>>
  readonly identity: string
  readonly projectId: string
  readonly visibility: 'everything' | 'public'
  readonly documents: readonly LakeDocument[]
}

/** Question to a thread. */
export type Question =
  | { readonly kind: 'query'; readonly request: ForeignQuery }
  | { readonly kind: 'select'; readonly mutations: readonly Mutation[] }
  | { readonly kind: 'match'; readonly filter: ForeignFilter }

/** Answer of a thread; its `kind` is that of the question. */
export type Answer =
  /** Response body of `/data/query`: JSON text in UTF-8. */
  | { readonly kind: 'query'; readonly body: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'select'; readonly selected: SelectedIds }
  /** For each document, true if it matches. */
  | { readonly kind: 'match'; readonly belong: readonly boolean[] }

/** Error as sent between threads. An error without a kind is an internal fault. */
export interface SentError {
  readonly kind?: LakeErrorKind
  readonly message: string
  readonly details?: Readonly<Record<string, unknown>>
}

/** Documents as sent to a thread, see `sent-documents.ts`. */
export interface SentDocuments {
  /** JSON: for each document its short attributes and the location of the text of its long attributes. */
  readonly documents: string
  /** Buffers with that text, shared between the threads. */
  readonly buffers: readonly SharedArrayBuffer[]
}

/** Commit as sent to a replica. */
export interface SentCommit {
  readonly sequence: number
  readonly written: SentDocuments
  /** Ids of the deleted documents. */
  readonly removed: readonly string[]
}

export type ToThread =
  /** Adds some of the documents to the replica. */
  | { readonly to: 'load'; readonly documents: SentDocuments }
  | { readonly to: 'commit'; readonly commit: SentCommit }
  /** @param deadline time limit of the evaluation, milliseconds */
  | { readonly to: 'answer'; readonly question: Question; readonly deadline: number }

/** One reply for each `load` and each `answer`, in order. */
export type FromThread =
  | { readonly from: 'load' }
  | { readonly from: 'answer'; readonly answer: Answer }
  | { readonly from: 'error'; readonly error: SentError }
