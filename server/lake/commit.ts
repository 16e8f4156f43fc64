import { createHash, randomUUID } from 'node:crypto'
import type { Collection } from './collection.ts'
import { applyAction } from './actions.ts'
import { createDraftTransaction } from './draft-transaction.ts'
import type { DraftTransaction } from './draft-transaction.ts'
import { importJson } from './json.ts'
import { effectsBetween } from './mendoza.ts'
import { applyMutation, checkReferences } from './mutations.ts'
import type { Select } from './mutations.ts'
import { referencesOf } from './references.ts'
import type { ChangeKind, NewTransaction, Store } from './store.ts'
import { tagsOfCommit } from './sync-tags.ts'
import type {
  Action,
  Commit,
  CommitAnswer,
  CommitOptions,
  DocumentChange,
  LakeDocument,
  Mutation,
  MutationResult,
} from './types.ts'
import { LakeError } from './types.ts'

/** A document's JSON text may not be longer than this, in bytes. */
const MAX_DOCUMENT_BYTES = 32 * 1024 * 1024
const MAX_MUTATIONS = 10_000
/** A snapshot is kept each so many changes of a document. */
const SNAPSHOT_INTERVAL = 50

export interface CommitterPorts {
  readonly datasetName: string
  readonly store: Store
  readonly documents: Collection
  readonly now: () => Date
  /** Ids that a query selects among the documents as the transaction sees them. */
  readonly select: (
    transaction: DraftTransaction,
    query: string,
    params: Readonly<Record<string, unknown>>,
  ) => readonly string[]
  /** Called with each stored transaction, in order. */
  readonly accept: (commit: Commit) => void
}

/** The write side of a dataset: works a transaction out, stores it, then lets memory and listeners know. */
export function createCommitter(ports: CommitterPorts) {
  const { datasetName, store, documents, now } = ports
  let sequence = store.latestSequence(datasetName)
  let latest = store.latestTimestamp(datasetName)

  type Work = (transaction: DraftTransaction) => readonly Pick<MutationResult, 'id' | 'operation'>[]

  function commit(request: string, options: CommitOptions, work: Work): CommitAnswer {
    const transactionId = checkedTransactionId(options.transactionId)
    const repeated = store.transaction(datasetName, transactionId)
    if (repeated !== undefined) {
      if (repeated.request === request && repeated.author === options.author) {
        return {
          transactionId,
          results: withDocuments(repeated.results, (id) => documents.get(id)),
        }
      }
      throw new LakeError('invalidMutation', `Transaction "${transactionId}" already exists`, {
        reason: 'duplicateTransaction',
        transactionId,
      })
    }
    // History is ordered by time: a clock that is set back does not turn it round.
    const clock = now().toISOString()
    const timestamp = clock > latest ? clock : latest === '' ? clock : latest
    const transaction = createDraftTransaction((id) => documents.get(id), transactionId, timestamp)
    const results = work(transaction)
    checkReferences(
      transaction,
      (document) => referencesOf(document).strong,
      (id) => documents.referring(id),
    )
    const { changes, rows } = changesOf(transaction, options)
    const answer: CommitAnswer = {
      transactionId,
      results: withDocuments(results, (id) => {
        const touched = transaction.touched.get(id)
        return touched === undefined ? documents.get(id) : (touched.after ?? touched.before)
      }),
    }
    if (options.dryRun === true || changes.length === 0) return answer

    const header = {
      sequence: sequence + 1,
      author: options.author,
      timestamp,
      mutations: importJson(transaction.mutations),
    }
    store.append(datasetName, {
      ...header,
      id: transactionId,
      request,
      results: results.map(({ id, operation }) => ({ id, operation })),
      changes: rows.map((row) => ({ ...row, sequence: header.sequence })),
    })
    sequence = header.sequence
    latest = timestamp
    ports.accept({
      ...header,
      transactionId,
      changes,
      syncTags: tagsOfCommit(datasetName, changes),
    })
    return answer
  }

  function changesOf(transaction: DraftTransaction, options: CommitOptions) {
    const changes: DocumentChange[] = []
    const rows: Omit<NewTransaction['changes'][number], 'sequence'>[] = []
    for (const [id, { before, after: worked }] of transaction.touched) {
      if (before === undefined && worked === undefined) continue
      const after = worked === undefined ? undefined : importJson(worked)
      if (options.mayWrite !== undefined && !options.mayWrite({ before, after })) {
        throw new LakeError('permissionDenied', `No permission to write document "${id}"`, { id })
      }
      const effects = effectsBetween(before, after)
      const body = after === undefined ? undefined : textOf(after)
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
      const snapshot =
        kind === 'update' && store.changesSinceSnapshot(datasetName, id) >= SNAPSHOT_INTERVAL
      rows.push({ documentId: id, previousRev, kind, effects, body, snapshot })
    }
    return { changes, rows }
  }

  return {
    get sequence() {
      return sequence
    },
    mutate(mutations: readonly Mutation[], options: CommitOptions): CommitAnswer {
      if (!Array.isArray(mutations))
        throw new LakeError('invalidMutation', 'mutations must be a list')
      checkCount(mutations)
      return commit(digest('mutations', mutations), options, (transaction) => {
        const select: Select = (query, params) => ports.select(transaction, query, params)
        return mutations.flatMap((mutation, index) =>
          indexed(index, () => applyMutation(transaction, mutation, select)),
        )
      })
    },
    act(actions: readonly Action[], options: CommitOptions): CommitAnswer {
      if (!Array.isArray(actions)) throw new LakeError('invalidAction', 'actions must be a list')
      checkCount(actions)
      return commit(digest('actions', actions), options, (transaction) => {
        actions.forEach((action, index) => indexed(index, () => applyAction(transaction, action)))
        return [...transaction.touched]
          .filter(([, { before, after }]) => before !== undefined || after !== undefined)
          .map(([id, { before, after }]) => ({ id, operation: kindOf(before, after) }))
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

/** Tells a client's retry of a transaction from another one under the same id. */
function digest(kind: string, request: readonly unknown[]): string {
  const hash = createHash('sha256').update(kind)
  try {
    hash.update(JSON.stringify(request) ?? '')
  } catch (error) {
    throw new LakeError('tooLarge', 'The request is nested too deeply', {}, { cause: error })
  }
  return hash.digest('base64url')
}

function indexed<T>(index: number, work: () => T): T {
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
