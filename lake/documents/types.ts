/** Stored document. Attributes other than the system ones belong to the schema and are not checked by the lake. */
export interface LakeDocument {
  readonly _id: string
  readonly _type: string
  readonly _rev: string
  readonly _createdAt: string
  readonly _updatedAt: string
  readonly [attribute: string]: unknown
}

/**
 * `published`: ids without a dot. `drafts`: drafts overlaid on published documents. A list names layers in order of precedence: release
 * names, `drafts`, `published`.
 */
export type Perspective = 'raw' | 'published' | 'drafts' | 'previewDrafts' | readonly string[]

export interface QueryRequest {
  readonly query: string
  readonly params?: Readonly<Record<string, unknown>>
  /** Default: `raw`. */
  readonly perspective?: Perspective
  /** Result of `identity()`. Default: `<anonymous>`. */
  readonly identity?: string
  /** `public`: the query sees only documents that anyone may read. Such queries share a cached view; queries with `visible` do not. */
  readonly visibility?: 'everything' | 'public'
  /** Access rule of the caller: the query sees only documents that this predicate accepts. */
  readonly visible?: (document: LakeDocument) => boolean
  /** Time limit of the evaluation in milliseconds. A query that exceeds the limit fails with `queryTimeout`. Default: none. */
  readonly deadline?: number
}

export interface QueryAnswer {
  /** Result of the query as a JSON value; `null` for GROQ's null. */
  readonly result: unknown
  /** Opaque tags (`s1:…`). The result can change only with a commit that has one of these tags. */
  readonly syncTags: readonly string[]
  /** Duration in the engine, in milliseconds. */
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

/** Document sent by a client: system attributes may be missing. */
export type DocumentInput = { readonly _id?: string; readonly _type: string } & Readonly<
  Record<string, unknown>
>

/** Selection of documents: one id, several, or a query with its parameters. */
export type Selection =
  | { readonly id: string | readonly string[] }
  | { readonly query: string; readonly params?: Readonly<Record<string, unknown>> }

export type Mutation =
  | { readonly create: DocumentInput }
  | { readonly createIfNotExists: DocumentInput }
  | { readonly createOrReplace: DocumentInput }
  | { readonly patch: Selection & PatchOperations }
  | { readonly delete: Selection }

/** Action of the Actions API; `actionType` is the full name (`sanity.action.document.publish`). */
export type Action = { readonly actionType: string } & Readonly<Record<string, unknown>>

/** Precomputed results of the queries in a transaction's mutations. */
export interface SelectedIds {
  /** Ids for each mutation with a query, in order. The list is shorter if a mutation cannot be applied. */
  readonly ids: readonly (readonly string[])[]
  /** Sequence of the newest commit included in the selection. */
  readonly sequence: number
  /** Tags of the selection, which can change only with a commit that has one of these tags. */
  readonly syncTags: readonly string[]
}

export interface CommitOptions {
  /** User id of the author; stored in history and sent in listener events. */
  readonly author: string
  /**
   * Transaction id chosen by the client, by which it recognises its own edits. Default: a random id. Becomes `_rev` of each changed
   * document.
   */
  readonly transactionId?: string
  /**
   * Precomputed results, used in place of evaluating the mutations' queries. If the selection may have changed since, the commit fails with
   * `revisionMismatch` and the reason `selectionChanged`.
   */
  readonly selected?: SelectedIds
  /** Computes the result without storing it or notifying subscribers. */
  readonly dryRun?: boolean
  /**
   * Access rule of the caller, evaluated for every document that a commit creates, changes or deletes. If it refuses one of them, the
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
  /** State after the commit; for a deletion, the last state. */
  readonly document?: LakeDocument
}

export interface CommitAnswer {
  readonly transactionId: string
  readonly results: readonly MutationResult[]
}

/** Mendoza patches between the documents without `_rev`. */
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
  /** Id of the transaction, also for a deletion. */
  readonly resultRev: string
  readonly effects: Effects
}

/** Stored transaction. Subscribers receive it once it is durable and visible to queries. */
export interface Commit {
  /** Increases by one with every commit of the dataset; listener event ids contain it. */
  readonly sequence: number
  readonly transactionId: string
  readonly author: string
  /** ISO 8601, UTC. */
  readonly timestamp: string
  readonly changes: readonly DocumentChange[]
  /** Mutations as sent by the client, for `includeMutations`. Actions are given as the resulting mutations. */
  readonly mutations: readonly Mutation[]
  /** See {@link QueryAnswer.syncTags}. */
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
  /** Transaction id of the first result; `to` is the last. Both inclusive. */
  readonly from?: string
  readonly to?: string
  /** Time of the first result in ISO 8601; `toTime` is the last. Both inclusive. */
  readonly fromTime?: string
  readonly toTime?: string
  readonly reverse?: boolean
  readonly limit?: number
}

/** Newest first, in the format of the Studio's DocumentGroupEvent. */
export type HistoryEvent = { readonly type: string; readonly timestamp: string } & Readonly<
  Record<string, unknown>
>

export interface History {
  transactions(filter: TransactionFilter): Promise<readonly StoredTransaction[]>
  /** Document as it was after the transaction `revision`, at `time`, or in its last state (also if deleted). */
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
 * Rule of the program that opens a lake, evaluated for every document that a transaction creates, changes or deletes, for every caller.
 * Returns the reason to refuse the change as a sentence for users, or undefined. One refusal fails the complete transaction.
 */
export type WriteRule = (change: ProposedChange) => string | undefined

/** Read access to the published documents of a dataset: everyone, or only callers that the lake knows. */
export type AclMode = 'public' | 'private'

export interface Dataset {
  readonly name: string
  readonly aclMode: AclMode
  /** @throws LakeError `queryParseError` with the position, `queryRuntimeError`, `queryTimeout` or `tooLarge`. */
  query(request: QueryRequest): Promise<QueryAnswer>
  get(id: string): LakeDocument | undefined
  /** Documents of the dataset in `_id` order. */
  all(): Iterable<LakeDocument>
  /** Documents with a reference to `id` in any attribute. */
  referring(id: string): readonly LakeDocument[]
  /** Atomic. Resolves once the transaction is durable and visible to queries. @throws LakeError */
  mutate(mutations: readonly Mutation[], options: CommitOptions): Promise<CommitAnswer>
  /** Applies the actions in order in one transaction; each action sees the effects of the previous ones. @throws LakeError */
  act(actions: readonly Action[], options: CommitOptions): Promise<CommitAnswer>
  /** Registers a listener that is called in commit order, before `mutate` or `act` resolve. Returns the unsubscribe function. */
  subscribe(listener: (commit: Commit) => void): () => void
  /** Sequence of the newest commit; 0 if there is none. */
  readonly sequence: number
  /** Commits after `sequence`, oldest first; undefined if some are no longer available (a listener must then be reset). */
  commitsSince(sequence: number): Promise<readonly Commit[] | undefined>
  /** Commits after `sequence` if all of them are in memory. */
  recentCommits(sequence: number): readonly Commit[] | undefined
  readonly history: History
  /** Aborted when the dataset is deleted or the lake is closed. A new dataset of the same name is another object. */
  readonly closed: AbortSignal
}

export interface Lake {
  /** @throws LakeError `datasetNotFound` */
  dataset(name: string): Dataset
  datasets(): readonly Dataset[]
  createDataset(name: string, options?: { readonly aclMode?: AclMode }): Promise<Dataset>
  /** Changes read access. The change is durable when the call resolves. @throws LakeError `datasetNotFound` */
  editDataset(name: string, options: { readonly aclMode: AclMode }): Promise<Dataset>
  deleteDataset(name: string): Promise<void>
  /**
   * Applies all commits to a dataset that other processes stored before the call. Resolves at once if no other process can write.
   * @throws LakeError `datasetNotFound`, `unavailable`
   */
  refresh(name: string): Promise<Dataset>
  /**
   * True if this process has confirmed its position in the log of each dataset within the last seconds. Always true if no other process can
   * write. If false, the lake refuses writes with `unavailable`, and reads may be outdated.
   */
  readonly isCurrent: boolean
  /** Until the returned function is called, all writes get the timestamp `time`, or the timestamp of the newest commit if that is later. */
  holdClock(time: Date): () => void
  /**
   * Freezes the lake's file at the current revision, so that it can be copied while writes continue. Returns the function that unfreezes
   * the file. Undefined if the lake is not a file.
   */
  readonly holdFile: (() => () => void) | undefined
  /** Flushes and closes the store. The lake must not be used afterwards. */
  close(): Promise<void>
}

/** Reasons for which the lake refuses a request. `lake/wire/errors.ts` maps each to an HTTP status and a body. */
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

/**
 * Refusal by the lake. `details` for the HTTP response: `start`/`end` (0-based) of a parse error, `index` of a mutation, `id` of a document.
 */
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
