import { applyPatch } from 'mendoza'
import { createEvents } from './history-events.ts'
import { isRecord } from '#lake/access/guards.ts'
import { withoutRev } from '#lake/documents/mendoza.ts'
import { commitOf, withRev } from '#lake/transactions/logged-commit.ts'
import type { DatasetLog } from '#lake/store/store.ts'
import type { LoggedTransaction } from '#lake/store/stored-transaction.ts'
import type {
  Commit,
  DocumentChange,
  History,
  LakeDocument,
  StoredTransaction,
  TransactionFilter,
} from '#lake/documents/types.ts'

const MAX_TRANSACTIONS = 10_000

export interface HistoryPorts {
  readonly log: DatasetLog
  readonly current: (id: string) => LakeDocument | undefined
}

function storedTransactionOf(transaction: LoggedTransaction): StoredTransaction {
  const { id, sequence, author, timestamp, changes, mutations } = transaction
  return {
    id,
    sequence,
    author,
    timestamp,
    documentIds: changes.map(({ documentId }) => documentId),
    effects: Object.fromEntries(changes.map(({ documentId, effects }) => [documentId, effects])),
    mutations,
  }
}

/**
 * Converts logged transactions, given in order, to commits. Rebuilds the document before each change from the one after it, newest change
 * first.
 * @param newest returns a document as it is after the last transaction
 */
export function commitsOf(
  datasetName: string,
  transactions: readonly LoggedTransaction[],
  newest: (id: string) => LakeDocument | undefined,
): Commit[] {
  const states = new Map<string, LakeDocument | undefined>()
  const commits = transactions.toReversed().map((transaction): Commit => {
    const changes = transaction.changes.map((change): DocumentChange => {
      const { documentId, previousRev, effects } = change
      const after = states.has(documentId) ? states.get(documentId) : newest(documentId)
      const left = after === undefined ? null : withoutRev(after)
      const earlier: unknown = applyPatch(left, [...effects.revert])
      const before =
        isRecord(earlier) && previousRev !== undefined ? withRev(earlier, previousRev) : undefined
      states.set(documentId, before)
      return { documentId, before, after, previousRev, resultRev: transaction.id, effects }
    })
    return commitOf(datasetName, transaction, changes)
  })
  return commits.toReversed()
}

/** Creates the functions that read earlier states of a dataset from its transaction log. */
export function createHistory({ log, current }: HistoryPorts): History {
  /**
   * Returns a document as it was after its newest change up to `sequence`. Undefined if there is no such change, or if that change deleted
   * it.
   */
  async function stateAt(id: string, sequence: number): Promise<LakeDocument | undefined> {
    const lineage = await log.lineage(id, sequence)
    if (lineage === undefined) return undefined
    let state: unknown = lineage.base === undefined ? null : withoutRev(lineage.base)
    for (const patch of lineage.patches) state = applyPatch(state, [...patch])
    return isRecord(state) ? withRev(state, lineage.revision) : undefined
  }

  async function lastState(id: string): Promise<LakeDocument | undefined> {
    const now = current(id)
    if (now !== undefined) return now
    const newest = await log.newestChangeOf(id)
    return newest === undefined ? undefined : stateAt(id, newest - 1)
  }

  async function transactions(filter: TransactionFilter): Promise<StoredTransaction[]> {
    const { documentIds, from, to, limit = MAX_TRANSACTIONS } = filter
    const first = from === undefined ? 0 : await log.sequenceOf(from)
    const last = to === undefined ? Number.MAX_SAFE_INTEGER : await log.sequenceOf(to)
    if (documentIds.length === 0 || first === undefined || last === undefined) return []
    const bounded = { ...filter, limit: Math.max(0, Math.min(limit, MAX_TRANSACTIONS)) }
    const found = await log.transactionsOf(bounded, [first, last])
    return found.map(storedTransactionOf)
  }

  return {
    transactions,
    async documentAt(id, at) {
      if ('last' in at) return lastState(id)
      const sequence =
        'revision' in at
          ? await log.sequenceOf(at.revision)
          : await log.sequenceAt(normalizedTime(at.time))
      return sequence === undefined ? undefined : stateAt(id, sequence)
    },
    events: createEvents(log),
  }
}

/** Converts an ISO time to the format of stored timestamps, which are compared as text. */
function normalizedTime(time: string): string {
  const parsed = Date.parse(time)
  return Number.isNaN(parsed) ? time : new Date(parsed).toISOString()
}
