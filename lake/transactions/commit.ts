import { hash, randomUUID } from 'node:crypto'
import { applyAction } from './actions.ts'
import { createDraftTransaction } from '#lake/documents/draft-transaction.ts'
import type { DraftTransaction } from '#lake/documents/draft-transaction.ts'
import type { CommitGroup } from './commit-group.ts'
import { createCommitQueue } from './commit-queue.ts'
import { importJson } from '#lake/documents/json.ts'
import { ownBuffer, withKeptText } from '#lake/documents/lazy-attributes.ts'
import { effectsBetween } from '#lake/documents/mendoza.ts'
import { applyMutation, asksQuery, checkReferences } from './mutations.ts'
import type { Select } from './mutations.ts'
import { createLogPosition } from './log-position.ts'
import type { LogPorts } from './log-position.ts'
import { selectionOf } from './selection-of.ts'
import { referencesOf } from '#lake/documents/references.ts'
import type { ChangeKind, NewChange } from '#lake/store/stored-transaction.ts'
import { tagsOfCommit } from '#lake/query/sync-tags.ts'
import type {
  Action,
  CommitAnswer,
  CommitOptions,
  DocumentChange,
  LakeDocument,
  Mutation,
  MutationResult,
  WriteRule,
} from '#lake/documents/types.ts'
import { LakeError } from '#lake/documents/types.ts'

/** Maximum size of a document's JSON text, in bytes. */
const MAX_DOCUMENT_BYTES = 32 * 1024 * 1024
const MAX_MUTATIONS = 10_000

export interface CommitterPorts extends LogPorts {
  readonly now: () => Date
  readonly rule?: WriteRule | undefined
  /** Returns the ids of the documents that a query selects, with the changes of the transaction applied. */
  readonly select: (
    transaction: DraftTransaction,
    query: string,
    params: Readonly<Record<string, unknown>>,
  ) => readonly string[]
}

type Results = readonly Pick<MutationResult, 'id' | 'operation'>[]

/** Transaction that a client requests. */
interface Request {
  readonly digest: string
  readonly options: CommitOptions
  /**
   * True if a mutation selects documents by a query. Queries read stored documents only, so earlier transactions of a group must be stored
   * first.
   */
  readonly asksQuery: boolean
  readonly work: (transaction: DraftTransaction, group: CommitGroup) => Results
}

/** Returns the changes of a transaction, each with the row to store. @throws LakeError if the caller or the rule refuses a change */
function changesOf(
  rule: WriteRule | undefined,
  transaction: DraftTransaction,
  options: CommitOptions,
) {
  const changes: DocumentChange[] = []
  const rows: NewChange[] = []
  for (const [id, { before, after: worked }] of transaction.touched) {
    if (before === undefined && worked === undefined) continue
    const whole = worked === undefined ? undefined : importJson(worked)
    if (options.mayWrite !== undefined && !options.mayWrite({ before, after: whole })) {
      throw new LakeError('permissionDenied', `No permission to write document "${id}"`, { id })
    }
    const problem = rule?.({ id, before, after: whole })
    if (problem !== undefined) throw new LakeError('invalidMutation', problem, { id })
    const effects = effectsBetween(before, whole)
    const body = whole === undefined ? undefined : textOf(whole)
    const after = whole === undefined ? undefined : withKeptText(whole, ownBuffer)
    const kind = kindOf(before, after)
    const previousRev = before?._rev
    changes.push({
      documentId: id,
      before,
      after,
      previousRev,
      resultRev: transaction.transactionId,
      effects,
    })
    rows.push({ documentId: id, previousRev, kind, effects, body, document: whole })
  }
  return { changes, rows }
}

/**
 * Creates the write side of a dataset. It computes transactions, stores them in groups, then updates the documents in memory and notifies
 * listeners.
 */
export function createCommitter(ports: CommitterPorts) {
  const { datasetName, now } = ports
  const position = createLogPosition(ports)

  /** Computes a transaction on the result of its group, and adds it to the group. @throws LakeError */
  function workOut(request: Request, group: CommitGroup): CommitAnswer {
    const { digest, options } = request
    const transactionId = checkedTransactionId(options.transactionId)
    const repeated = group.transaction(transactionId)
    if (repeated !== undefined) {
      if (repeated.request === digest && repeated.author === options.author) {
        return { transactionId, results: withDocuments(repeated.results, group.get) }
      }
      throw new LakeError('invalidMutation', `Transaction "${transactionId}" already exists`, {
        reason: 'duplicateTransaction',
        transactionId,
      })
    }
    const timestamp = group.timestamp(now())
    const transaction = createDraftTransaction(group, transactionId, timestamp)
    const results = request.work(transaction, group)
    checkReferences(
      transaction,
      (document) => referencesOf(document).strong,
      (id) => group.referring(id),
    )
    const { changes, rows } = changesOf(ports.rule, transaction, options)
    const answer: CommitAnswer = {
      transactionId,
      results: withDocuments(results, (id) => {
        const touched = transaction.touched.get(id)
        return touched === undefined ? group.get(id) : (touched.after ?? touched.before)
      }),
    }
    if (options.dryRun === true || changes.length === 0) return answer

    const header = {
      sequence: group.nextSequence,
      author: options.author,
      timestamp,
      mutations: importJson(transaction.mutations),
    }
    group.add(
      {
        ...header,
        id: transactionId,
        request: digest,
        results: results.map(({ id, operation }) => ({ id, operation })),
        changes: rows,
      },
      { ...header, transactionId, changes, syncTags: tagsOfCommit(datasetName, changes) },
    )
    return answer
  }

  const queue = createCommitQueue<Request, CommitGroup, CommitAnswer>({
    open: (requests) => position.openGroup(requests.map(({ options }) => options)),
    beginsGroup: ({ asksQuery }) => asksQuery,
    workOut,
    store: (group) => (group.size > 0 ? group.turn.append(group.rows) : group.turn.release()),
    accept(group) {
      for (const commit of group.commits) position.accept(commit)
    },
  })

  return {
    get sequence() {
      return position.sequence
    },
    /** Id of the newest transaction that the documents include. Undefined if it is not known. */
    get transactionId() {
      return position.transactionId
    },
    /** Stores all waiting transactions. */
    flush: () => queue.flush(),
    /** Applies the transactions of other processes, up to and including a sequence. @throws LakeError `unavailable` */
    async follow(head: number): Promise<void> {
      if (head > position.sequence) await queue.between(() => position.follow(head))
    },
    async mutate(mutations: readonly Mutation[], options: CommitOptions): Promise<CommitAnswer> {
      if (!Array.isArray(mutations))
        throw new LakeError('invalidMutation', 'mutations must be a list')
      checkCount(mutations)
      return queue.add({
        digest: digest('mutations', mutations),
        options,
        asksQuery: mutations.some(asksQuery),
        work: (transaction, group) => {
          const { selected } = options
          const select: Select =
            selected === undefined
              ? (query, params) => ports.select(transaction, query, params)
              : selectionOf(selected, group.since.get(selected.sequence))
          return mutations.flatMap((mutation, index) =>
            indexed(index, () => applyMutation(transaction, mutation, select)),
          )
        },
      })
    },
    async act(actions: readonly Action[], options: CommitOptions): Promise<CommitAnswer> {
      if (!Array.isArray(actions)) throw new LakeError('invalidAction', 'actions must be a list')
      checkCount(actions)
      return queue.add({
        digest: digest('actions', actions),
        options,
        asksQuery: false,
        work: (transaction) => {
          actions.forEach((action, index) => indexed(index, () => applyAction(transaction, action)))
          return [...transaction.touched]
            .filter(([, { before, after }]) => before !== undefined || after !== undefined)
            .map(([id, { before, after }]) => ({ id, operation: kindOf(before, after) }))
        },
      })
    },
  }
}

function kindOf(before: LakeDocument | undefined, after: LakeDocument | undefined): ChangeKind {
  if (after === undefined) return 'delete'
  return before === undefined ? 'create' : 'update'
}

function withDocuments(
  results: readonly Pick<MutationResult, 'id' | 'operation'>[],
  find: (id: string) => LakeDocument | undefined,
): MutationResult[] {
  return results.map(({ id, operation }) => {
    const document = find(id)
    return document === undefined ? { id, operation } : { id, operation, document }
  })
}

function checkedTransactionId(id: unknown): string {
  if (id === undefined) return randomUUID()
  if (typeof id === 'string' && /^[\w.-]{1,128}$/.test(id)) return id
  throw new LakeError(
    'invalidMutation',
    'A transaction id is 1 to 128 letters, digits, dots and dashes',
  )
}

function checkCount(list: readonly unknown[]): void {
  if (list.length <= MAX_MUTATIONS) return
  throw new LakeError('tooLarge', `A transaction takes at most ${MAX_MUTATIONS} mutations`)
}

/** Returns a hash that distinguishes a repeated request from another transaction with the same id. */
function digest(kind: string, request: readonly unknown[]): string {
  try {
    return hash('sha256', `${kind}${JSON.stringify(request)}`, 'base64url')
  } catch (error) {
    throw new LakeError('tooLarge', 'The request is nested too deeply', {}, { cause: error })
  }
}

/** Runs work on a mutation, and adds the mutation's index to an error that it throws. @throws LakeError */
export function indexed<T>(index: number, work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof LakeError)) throw error
    throw new LakeError(
      error.kind,
      error.message,
      { ...error.details, index },
      { cause: error.cause },
    )
  }
}

function textOf(document: LakeDocument): string {
  const text = JSON.stringify(document)
  if (Buffer.byteLength(text) > MAX_DOCUMENT_BYTES) {
    throw new LakeError('tooLarge', `Document "${document._id}" is larger than 32 MB`, {
      id: document._id,
    })
  }
  return text
}
