import type { AccountStore } from '#lake/access/account-store.ts'

/** Stored document. The schema defines its attributes, except the system ones; the lake does not check them. */
export interface LakeDocument {
  readonly _id: string
  readonly _type: string
  readonly _rev: string
  readonly _createdAt: string
  readonly _updatedAt: string
  readonly [attribute: string]: unknown
}

/**
 * View of the dataset for a query. `published`: only ids without a dot. `drafts`: drafts replace their published documents. A list names
 * layers in order of precedence: release names, `drafts`, `published`.
 */
export type Perspective = 'raw' | 'published' | 'drafts' | 'previewDrafts' | readonly string[]

export interface QueryRequest {
  readonly query: string
  readonly params?: Readonly<Record<string, unknown>>
  /** View of the dataset. Default: `raw`. */
  readonly perspective?: Perspective
  /** User id that GROQ's `identity()` returns. Default: `<anonymous>`. */
  readonly identity?: string
  /** `public`: the query sees only documents that anyone may read. Unlike queries with `visible`, such queries share a cached view. */
  readonly visibility?: 'everything' | 'public'
  /** Access rule of the caller: the query sees only documents that this predicate accepts. */
  readonly visible?: (document: LakeDocument) => boolean
  /** Time limit of the evaluation in milliseconds. A query that takes longer fails with `queryTimeout`. Default: none. */
  readonly deadline?: number
}

export interface QueryAnswer {
  /** Result of the query as a JSON value; `null` for GROQ's null. */
  readonly result: unknown
  /** Opaque sync tags (`s1:…`). Only a commit with one of these tags can change the result. */
  readonly syncTags: readonly string[]
  /** Duration of the evaluation, in milliseconds. */
  readonly ms: number
}

/** Body of a patch, in the format of `/data/mutate` and of the edit action. */
export interface PatchOperations {
  readonly set?: Readonly<Record<string, unknown>>
  readonly setIfMissing?: Readonly<Record<string, unknown>>
  readonly unset?: readonly string[]
  readonly inc?: Readonly<Record<string, number>>
  readonly dec?: Readonly<Record<string, number>>
  readonly insert?: Readonly<Record<string, unknown>>
  readonly diffMatchPatch?: Readonly<Record<string, string>>
  readonly ifRevisionID?: string
}

/** Document from a client. System attributes may be missing. */
export type DocumentInput = { readonly _id?: string; readonly _type: string } & Readonly<
  Record<string, unknown>
>

/** Selection of documents: one id, several ids, or a query with its parameters. */
export type Selection =
  | { readonly id: string | readonly string[] }
  | { readonly query: string; readonly params?: Readonly<Record<string, unknown>> }

export type Mutation =
  | { readonly create: DocumentInput }
  | { readonly createIfNotExists: DocumentInput }
  | { readonly createOrReplace: DocumentInput }
  | { readonly patch: Selection & PatchOperations }
  | { readonly delete: Selection }

/** Action of the Actions API. `actionType` is the full name, for example `sanity.action.document.publish`. */
export type Action = { readonly actionType: string } & Readonly<Record<string, unknown>>

/** Ids that the queries in a transaction's mutations select, computed before the transaction. */
export interface SelectedIds {
  /** Ids for each mutation with a query, in the order of the mutations. The list ends early if a mutation cannot be applied. */
  readonly ids: readonly (readonly string[])[]
  /** Sequence of the newest commit that the selection includes. */
  readonly sequence: number
  /** Sync tags of the selection. Only a commit with one of these tags can change it. */
  readonly syncTags: readonly string[]
}

export interface CommitOptions {
  /** User id of the author, which is stored in the history and sent in listener events. */
  readonly author: string
  /**
   * Transaction id, which becomes `_rev` of each changed document. A client can choose it, to recognise its own edits. Default: a random
   * id.
   */
  readonly transactionId?: string
  /**
   * Precomputed results of the mutations' queries, used instead of evaluating them. If a later commit may have changed them, this commit
   * fails with `revisionMismatch` and the reason `selectionChanged`.
   */
  readonly selected?: SelectedIds
  /** True to compute the result without storing it or notifying listeners. */
  readonly dryRun?: boolean
  /**
   * Access rule of the caller, called for every document that a commit creates, changes or deletes. If it refuses one document, the
   * complete commit fails with `permissionDenied`.
   */
  readonly mayWrite?: (change: {
    readonly before: LakeDocument | undefined
    readonly after: LakeDocument | undefined
  }) => boolean
}

export interface MutationResult {
  readonly id: string
  readonly operation: 'create' | 'update' | 'delete' | 'none'
  /** Document after the commit. For a deletion, the document before it. */
  readonly document?: LakeDocument
}

export interface CommitAnswer {
  readonly transactionId: string
  readonly results: readonly MutationResult[]
}

/** Mendoza patches between the document before and after a change, without `_rev`. */
export interface Effects {
  readonly apply: readonly unknown[]
  readonly revert: readonly unknown[]
}

/** Change of one document in one transaction. `before` is absent for a creation, `after` for a deletion. */
export interface DocumentChange {
  readonly documentId: string
  readonly before: LakeDocument | undefined
  readonly after: LakeDocument | undefined
  readonly previousRev: string | undefined
  /** Id of the transaction. Set for a deletion too, although no document has this revision afterwards. */
  readonly resultRev: string
  readonly effects: Effects
}

/** Stored transaction. Listeners receive it once it is durable and visible to queries. */
export interface Commit {
  /** Number of the commit within its dataset, without gaps. The ids of listener events contain it. */
  readonly sequence: number
  readonly transactionId: string
  readonly author: string
  /** Time of the commit, in ISO 8601 and UTC. */
  readonly timestamp: string
  readonly changes: readonly DocumentChange[]
  /** Mutations as the client sent them, for `includeMutations`. For actions, the mutations that result from them. */
  readonly mutations: readonly Mutation[]
  /** Sync tags of the changes. A query result with one of these tags ({@link QueryAnswer.syncTags}) may be outdated. */
  readonly syncTags: readonly string[]
}

export interface StoredTransaction {
  readonly id: string
  readonly sequence: number
  readonly author: string
  readonly timestamp: string
  readonly documentIds: readonly string[]
  readonly effects: Readonly<Record<string, Effects>>
  readonly mutations: readonly Mutation[]
}

export interface TransactionFilter {
  readonly documentIds: readonly string[]
  /** Id of the first transaction to return. `to` is the id of the last transaction. Both transactions are included. */
  readonly from?: string
  readonly to?: string
  /** Time of the first transaction to return, in ISO 8601. `toTime` is the time of the last transaction. Both times are included. */
  readonly fromTime?: string
  readonly toTime?: string
  readonly reverse?: boolean
  readonly limit?: number
}

/** Event of a document's timeline, in the format of the Studio's DocumentGroupEvent. */
export type HistoryEvent = { readonly type: string; readonly timestamp: string } & Readonly<
  Record<string, unknown>
>

export interface History {
  transactions(filter: TransactionFilter): Promise<readonly StoredTransaction[]>
  /** Document after the transaction `revision`, at a `time`, or in its last state (before its deletion if it was deleted). */
  documentAt(
    id: string,
    at: { readonly revision: string } | { readonly time: string } | { readonly last: true },
  ): Promise<LakeDocument | undefined>
  events(
    documentId: string,
    options: { readonly limit: number; readonly cursor?: string },
  ): Promise<{ readonly events: readonly HistoryEvent[]; readonly nextCursor: string }>
}

/** Change of one document that a transaction would make. `before` is absent for a creation, `after` for a deletion. */
export interface ProposedChange {
  readonly id: string
  readonly before: LakeDocument | undefined
  readonly after: LakeDocument | undefined
}

/**
 * Rule of the program that opens a lake. It is called for every document that a transaction of any caller creates, changes or deletes.
 * Returns the reason to refuse the change as a sentence for users, or undefined. One refusal fails the complete transaction.
 */
export type WriteRule = (change: ProposedChange) => string | undefined

/** Readers of the published documents of a dataset: everyone, or only callers that the lake knows. */
export type AclMode = 'public' | 'private'

export interface Dataset {
  readonly name: string
  readonly aclMode: AclMode
  /** Evaluates a query. @throws LakeError `queryParseError` with the position, `queryRuntimeError`, `queryTimeout` or `tooLarge` */
  query(request: QueryRequest): Promise<QueryAnswer>
  get(id: string): LakeDocument | undefined
  /** Documents of the dataset in `_id` order. */
  all(): Iterable<LakeDocument>
  /** Documents that refer to `id` in any attribute. */
  referring(id: string): readonly LakeDocument[]
  /** Applies the mutations in one transaction. Resolves once it is durable and visible to queries. @throws LakeError */
  mutate(mutations: readonly Mutation[], options: CommitOptions): Promise<CommitAnswer>
  /** Applies the actions in order, in one transaction. Each action sees the effects of the previous ones. @throws LakeError */
  act(actions: readonly Action[], options: CommitOptions): Promise<CommitAnswer>
  /** Registers a listener, called with the commits in order before `mutate` or `act` resolve. Returns the function that removes it. */
  subscribe(listener: (commit: Commit) => void): () => void
  /** Sequence of the newest commit, or 0 without commits. */
  readonly sequence: number
  /** Commits after `sequence`, oldest first. Undefined if some are no longer available, so that a listener must start again. */
  commitsSince(sequence: number): Promise<readonly Commit[] | undefined>
  /** Commits after `sequence`, or undefined unless all of them are in memory. */
  recentCommits(sequence: number): readonly Commit[] | undefined
  readonly history: History
  /** Aborted when the dataset is deleted or the lake is closed. A later dataset of this name is a new object. */
  readonly closed: AbortSignal
}

export interface Lake {
  /** Returns the dataset with this name. @throws LakeError `datasetNotFound` */
  dataset(name: string): Dataset
  datasets(): readonly Dataset[]
  createDataset(name: string, options?: { readonly aclMode?: AclMode }): Promise<Dataset>
  /** Changes the access mode. The change is durable when the promise resolves. @throws LakeError `datasetNotFound` */
  editDataset(name: string, options: { readonly aclMode: AclMode }): Promise<Dataset>
  deleteDataset(name: string): Promise<void>
  /** Applies all commits to a dataset that other processes stored before this call. @throws LakeError `datasetNotFound`, `unavailable` */
  refresh(name: string): Promise<Dataset>
  /**
   * True if this process has confirmed its position in each dataset's log within the last 5 s, or if no other process can write. If false,
   * the lake refuses writes with `unavailable`, and reads may return outdated documents.
   */
  readonly isCurrent: boolean
  /** Sets the timestamp of writes until the returned function is called: `time`, or the newest commit's timestamp if that is later. */
  holdClock(time: Date): () => void
  /**
   * Freezes the lake's file at the current revision, so that it can be copied while writes continue. Returns the function that unfreezes
   * it. Undefined if the lake is not stored in a file.
   */
  readonly holdFile: (() => () => void) | undefined
  /** Machine tokens and data of users, if they are in the database of the lake. Undefined if they are in its folder. */
  readonly accounts: AccountStore | undefined
  /** Flushes and closes the store. The lake must not be used afterwards. */
  close(): Promise<void>
}

/** Kind of refusal of a request. `lake/wire/errors.ts` maps each kind to an HTTP status and a body. */
export type LakeErrorKind =
  | 'queryParseError'
  | 'queryRuntimeError'
  | 'queryTimeout'
  | 'tooManyQueries'
  | 'documentAlreadyExists'
  | 'documentNotFound'
  | 'revisionMismatch'
  | 'invalidMutation'
  | 'invalidAction'
  | 'permissionDenied'
  | 'datasetNotFound'
  | 'datasetExists'
  | 'tooLarge'
  | 'storageFull'
  | 'unavailable'

/** Refusal by the lake. `details` for the response: `start`/`end` (0-based) of a parse error, `index` of a mutation, `id` of a document. */
export class LakeError extends Error {
  readonly kind: LakeErrorKind
  readonly details: Readonly<Record<string, unknown>>

  constructor(
    kind: LakeErrorKind,
    message: string,
    details: Readonly<Record<string, unknown>> = {},
    options: ErrorOptions = {},
  ) {
    super(message, options)
    this.name = 'LakeError'
    this.kind = kind
    this.details = details
  }
}
