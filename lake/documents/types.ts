/** A stored document. Every attribute beyond the system ones is the schema's business, not the lake's. */
export interface LakeDocument {
  readonly _id: string
  readonly _type: string
  readonly _rev: string
  readonly _createdAt: string
  readonly _updatedAt: string
  readonly [attribute: string]: unknown
}

/** `published`: undotted ids. `drafts`: drafts laid over published. A list: layers, first wins (release names, `drafts`, `published`). */
export type Perspective = 'raw' | 'published' | 'drafts' | 'previewDrafts' | readonly string[]

export interface QueryRequest {
  readonly query: string
  readonly params?: Readonly<Record<string, unknown>>
  /** `raw` unless told. */
  readonly perspective?: Perspective
  /** What `identity()` answers; `<anonymous>` unless told. */
  readonly identity?: string
  /** `public`: only documents that anybody may read exist for the query. Kept ready, unlike what `visible` lets through. */
  readonly visibility?: 'everything' | 'public'
  /** Only documents that this predicate accepts exist for the query (access rules of the caller). */
  readonly visible?: (document: LakeDocument) => boolean
  /** Milliseconds that the evaluation may take, after which it ends with `queryTimeout`. None unless told. */
  readonly deadline?: number
}

export interface QueryAnswer {
  /** JSON; `null` where GROQ gives null. */
  readonly result: unknown
  /** Opaque marks (`s1:…`): the answer can change only when a commit carries one of them. */
  readonly syncTags: readonly string[]
  /** Time spent in the engine, milliseconds. */
  readonly ms: number
}

/** The body of a patch, as it stands on the wire of `/data/mutate` and of the edit action. */
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

/** A document as a client sends it: system attributes may be missing. */
export type DocumentInput = { readonly _id?: string; readonly _type: string } & Readonly<
  Record<string, unknown>
>

/** A selection is one id, several, or a query with its parameters. */
export type Selection =
  | { readonly id: string | readonly string[] }
  | { readonly query: string; readonly params?: Readonly<Record<string, unknown>> }

export type Mutation =
  | { readonly create: DocumentInput }
  | { readonly createIfNotExists: DocumentInput }
  | { readonly createOrReplace: DocumentInput }
  | { readonly patch: Selection & PatchOperations }
  | { readonly delete: Selection }

/** One of the Actions API's actions; `actionType` is the full name (`sanity.action.document.publish`). */
export type Action = { readonly actionType: string } & Readonly<Record<string, unknown>>

/** What the queries of a transaction's mutations select, found out beforehand. */
export interface SelectedIds {
  /** For each mutation that has a query, in order; too few where one of the mutations before it cannot be made. */
  readonly ids: readonly (readonly string[])[]
  /** The newest commit that was looked at. */
  readonly sequence: number
  /** The selection can change only by a commit that carries one of them. */
  readonly syncTags: readonly string[]
}

export interface CommitOptions {
  /** User id of the author; kept in history and in listener events. */
  readonly author: string
  /** Used verbatim when given: clients recognise their own edits by it. Becomes `_rev` of each changed document. */
  readonly transactionId?: string
  /**
   * Taken in place of what the queries of the mutations select now. Where it may no longer be the same, the commit fails
   * with `revisionMismatch` and the reason `selectionChanged`.
   */
  readonly selected?: SelectedIds
  /** Works everything out, stores nothing, tells nobody. */
  readonly dryRun?: boolean
  /**
   * The access rule of the caller, asked for every document a commit creates, changes or removes; a refusal fails the
   * whole commit with `permissionDenied`.
   */
  readonly mayWrite?: (change: {
    readonly before: LakeDocument | undefined
    readonly after: LakeDocument | undefined
  }) => boolean
}

export interface MutationResult {
  readonly id: string
  readonly operation: 'create' | 'update' | 'delete' | 'none'
  /** After the commit; the last state for a delete. */
  readonly document?: LakeDocument
}

export interface CommitAnswer {
  readonly transactionId: string
  readonly results: readonly MutationResult[]
}

/** Mendoza patches, computed on the documents without `_rev`. */
export interface Effects {
  readonly apply: readonly unknown[]
  readonly revert: readonly unknown[]
}

/** What one transaction did to one document. `before` is absent when it created it, `after` when it removed it. */
export interface DocumentChange {
  readonly documentId: string
  readonly before: LakeDocument | undefined
  readonly after: LakeDocument | undefined
  readonly previousRev: string | undefined
  /** Always the transaction id, also for a removal. */
  readonly resultRev: string
  readonly effects: Effects
}

/** A stored transaction, told to subscribers after it is durable and visible to queries. */
export interface Commit {
  /** Rises by one with every commit of the dataset; the listener's event ids are made of it. */
  readonly sequence: number
  readonly transactionId: string
  readonly author: string
  /** ISO 8601, UTC. */
  readonly timestamp: string
  readonly changes: readonly DocumentChange[]
  /** As the client sent them, for `includeMutations`; actions are given as the mutations they came down to. */
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
  /** Transaction ids, both inclusive. */
  readonly from?: string
  readonly to?: string
  /** ISO 8601, both inclusive. */
  readonly fromTime?: string
  readonly toTime?: string
  readonly reverse?: boolean
  readonly limit?: number
}

/** Newest first; the shapes of the Studio's DocumentGroupEvent (lake.md 7). */
export type HistoryEvent = { readonly type: string; readonly timestamp: string } & Readonly<
  Record<string, unknown>
>

export interface History {
  transactions(filter: TransactionFilter): readonly StoredTransaction[]
  /** The document as it was after the transaction `revision`, at `time`, or in its last state (also when removed). */
  documentAt(
    id: string,
    at: { readonly revision: string } | { readonly time: string } | { readonly last: true },
  ): LakeDocument | undefined
  events(
    documentId: string,
    options: { readonly limit: number; readonly cursor?: string },
  ): { readonly events: readonly HistoryEvent[]; readonly nextCursor: string }
}

/** Who may read published documents of a dataset: everybody, or those that the lake knows. */
export type AclMode = 'public' | 'private'

export interface Dataset {
  readonly name: string
  /** Whether the published documents are everybody's, or need a caller who is known. */
  readonly aclMode: AclMode
  /** @throws LakeError `queryParseError` with the position, `queryRuntimeError`, `queryTimeout` or `tooLarge`. */
  query(request: QueryRequest): Promise<QueryAnswer>
  get(id: string): LakeDocument | undefined
  /** Documents of the dataset in `_id` order. */
  all(): Iterable<LakeDocument>
  /** Documents that refer to `id` in any attribute. */
  referring(id: string): readonly LakeDocument[]
  /** All or nothing; answers when the transaction is durable and queries see it. @throws LakeError */
  mutate(mutations: readonly Mutation[], options: CommitOptions): Promise<CommitAnswer>
  /** Applies the actions in order, each seeing what the one before did, in one transaction. @throws LakeError */
  act(actions: readonly Action[], options: CommitOptions): Promise<CommitAnswer>
  /** Called in commit order, before `mutate` or `act` answer. Gives the function that ends the subscription. */
  subscribe(listener: (commit: Commit) => void): () => void
  /** The sequence of the newest commit; 0 when there is none. */
  readonly sequence: number
  /** Commits after `sequence`, oldest first; undefined when they are no longer kept (a listener must then reset). */
  commitsSince(sequence: number): readonly Commit[] | undefined
  readonly history: History
}

export interface Lake {
  /** @throws LakeError `datasetNotFound` */
  dataset(name: string): Dataset
  datasets(): readonly Dataset[]
  createDataset(name: string, options?: { readonly aclMode?: AclMode }): Dataset
  /** Changes who may read, on the disk when it returns. @throws LakeError `datasetNotFound` */
  editDataset(name: string, options: { readonly aclMode: AclMode }): Dataset
  deleteDataset(name: string): void
  /** What is written has `time` as its time until the function it gives is called; none that is older than what is there. */
  holdClock(time: Date): () => void
  /** Keeps the lake's file at the present revision, for others to read, while writing goes on. Gives the function that ends it. */
  holdFile(): () => void
  /** Flushes and closes the store; the lake answers nothing afterwards. */
  close(): void
}

/** The ways in which the lake refuses. The wire gives each its status and body (`lake/wire/errors.ts`). */
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

/** A refusal of the lake. `details` are facts for the wire: `start`/`end` (0-based) of a parse error, `index` of the mutation, `id` of the document. */
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
