import type { Collection } from '#lake/documents/collection.ts'
import { isVersionId, publishedIdOf } from '#lake/documents/ids.ts'
import type { NewTransaction, TransactionRow } from '#lake/store/stored-transaction.ts'
import type { LogTurn } from '#lake/store/store.ts'
import type { Commit, LakeDocument } from '#lake/documents/types.ts'

export interface CommitGroupPorts {
  /** Stored documents. */
  readonly documents: Collection
  /** Sequence of the newest stored transaction. */
  readonly sequence: number
  /** Timestamp of the newest stored transaction, or '' without one. */
  readonly latest: string
  /** Right to append to the log. The group is appended in this turn. */
  readonly turn: LogTurn
  /**
   * For each sequence at which the queries of a waiting transaction were evaluated: the commits after it. See `selected` of CommitOptions.
   */
  readonly since: ReadonlyMap<number, readonly Commit[] | undefined>
}

/**
 * Transactions that are stored together. Each is computed on the result of the previous one. Other callers see none of them before the
 * group is stored.
 */
export type CommitGroup = ReturnType<typeof createCommitGroup>

/** Creates an empty group. Its first transaction will be computed from the stored documents. */
export function createCommitGroup({ documents, sequence, latest, turn, since }: CommitGroupPorts) {
  const rows: NewTransaction[] = []
  const commits: Commit[] = []
  const pending = new Map<string, LakeDocument | undefined>()
  const byId = new Map<string, TransactionRow>()
  let newest = latest
  let changes = 0

  function get(id: string): LakeDocument | undefined {
    return pending.has(id) ? pending.get(id) : documents.get(id)
  }

  return {
    rows,
    commits,
    turn,
    since,
    /** Number of transactions in the group. */
    get size() {
      return rows.length
    },
    /** Number of document changes in the group. */
    get changes() {
      return changes
    },
    get nextSequence() {
      return sequence + rows.length + 1
    },
    /** Returns a document as the transactions of the group have left it. */
    get,
    /** Ids of the draft and versions of a published id that exist after this group. */
    versionsOf(publishedId: string): readonly string[] {
      const ids = new Set(documents.versionsOf(publishedId))
      for (const id of pending.keys()) {
        if (isVersionId(id) && publishedIdOf(id) === publishedId) ids.add(id)
      }
      return [...ids].filter((id) => get(id) !== undefined)
    },
    /** Documents that refer to `id`, or that referred to it before this group. */
    referring(id: string): readonly LakeDocument[] {
      const stored = documents.referring(id)
      if (pending.size === 0) return stored
      const fresh = [...pending.values()].filter((document) => document !== undefined)
      return [...stored.filter(({ _id }) => !pending.has(_id)), ...fresh]
    },
    /** Timestamps never decrease, even if the clock is set back, because the history is ordered by time. */
    timestamp(now: Date): string {
      const clock = now.toISOString()
      return clock > newest ? clock : newest === '' ? clock : newest
    },
    /** Returns the transaction with this id, if the group or the store contains it. */
    transaction: (id: string): TransactionRow | undefined => byId.get(id) ?? turn.stored.get(id),
    add(row: NewTransaction, commit: Commit): void {
      rows.push(row)
      commits.push(commit)
      byId.set(row.id, row)
      newest = row.timestamp
      changes += row.changes.length
      for (const { documentId, after } of commit.changes) pending.set(documentId, after)
    },
  }
}
