import type {
  LakeDocument,
  LakeErrorKind,
  Mutation,
  QueryRequest,
  SelectedIds,
} from '#lake/documents/types.ts'

/** Query as it is sent to a thread. The deadline is sent later, when the query starts to run. */
export interface ForeignQuery extends Omit<QueryRequest, 'visible' | 'deadline'> {
  /** True if the response must contain the query too. */
  readonly returnQuery: boolean
}

/** Query of a listener, and documents of a commit. The thread answers which of them match. */
export interface ForeignFilter {
  readonly query: string
  readonly params: Readonly<Record<string, unknown>>
  readonly identity: string
  readonly projectId: string
  readonly visibility: 'everything' | 'public'
  readonly documents: readonly LakeDocument[]
}

/** Question that is sent to a thread. */
export type Question =
  | { readonly kind: 'query'; readonly request: ForeignQuery }
  | { readonly kind: 'select'; readonly mutations: readonly Mutation[] }
  | { readonly kind: 'match'; readonly filter: ForeignFilter }

/** Answer of a thread. Its `kind` equals that of the question. */
export type Answer =
  /** Response body of `/data/query`: JSON text in UTF-8. */
  | { readonly kind: 'query'; readonly body: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'select'; readonly selected: SelectedIds }
  /** For each document of the question, true if it matches. */
  | { readonly kind: 'match'; readonly belong: readonly boolean[] }

/** Error as it is sent between threads. An error without `kind` is an internal fault. */
export interface SentError {
  readonly kind?: LakeErrorKind
  readonly message: string
  readonly details?: Readonly<Record<string, unknown>>
}

/** Documents as they are sent to a thread (see `sent-documents.ts`). */
export interface SentDocuments {
  /** JSON text. For each document, it contains the short attributes and the location of the text of the long attributes. */
  readonly documents: string
  /** Buffers with the texts of long attributes. Both threads share them. */
  readonly buffers: readonly SharedArrayBuffer[]
}

/** Commit as it is sent to a replica. */
export interface SentCommit {
  readonly sequence: number
  readonly written: SentDocuments
  /** Ids of the deleted documents. */
  readonly removed: readonly string[]
}

export type ToThread =
  /** Adds documents to the replica. */
  | { readonly to: 'load'; readonly documents: SentDocuments }
  | { readonly to: 'commit'; readonly commit: SentCommit }
  /** @param deadline time limit of the evaluation, in milliseconds */
  | { readonly to: 'answer'; readonly question: Question; readonly deadline: number }

/** Reply of a thread. There is one for each `load` and each `answer`, in their order. */
export type FromThread =
  | { readonly from: 'load' }
  | { readonly from: 'answer'; readonly answer: Answer }
  | { readonly from: 'error'; readonly error: SentError }
