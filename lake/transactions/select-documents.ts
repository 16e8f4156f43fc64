import type { Collection } from '#lake/documents/collection.ts'
import { indexed } from './commit.ts'
import { createDraftTransaction } from '#lake/documents/draft-transaction.ts'
import { applyMutation, asksQuery } from './mutations.ts'
import type { QueryEngine } from '#lake/query/query.ts'
import type { LakeErrorKind, Mutation, SelectedIds } from '#lake/documents/types.ts'
import { LakeError } from '#lake/documents/types.ts'

/**
 * Errors of the queries themselves, which are thrown here. All other errors are thrown by the commit, because it first checks whether this
 * transaction was already sent.
 */
const OF_QUERIES: readonly LakeErrorKind[] = [
  'queryParseError',
  'queryRuntimeError',
  'queryTimeout',
  'tooLarge',
]

/**
 * Returns the ids that the queries in a transaction's mutations select. Each query sees the earlier mutations, so the transaction is
 * computed up to its last query, and is then discarded.
 * @throws LakeError for errors of a query
 */
export function selectDocuments(from: {
  readonly documents: Collection
  readonly engine: QueryEngine
  readonly mutations: readonly Mutation[]
  /** Time limit for all queries together, in milliseconds. */
  readonly deadline: number
}): Omit<SelectedIds, 'sequence'> {
  const { documents, engine, mutations } = from
  const end = performance.now() + from.deadline
  const now = new Date().toISOString()
  const transaction = createDraftTransaction(documents, 'selection', now)
  const ids: (readonly string[])[] = []
  const syncTags = new Set<string>()

  function select(query: string, params: Readonly<Record<string, unknown>>): readonly string[] {
    const selected = engine.select(query, params, transaction, end - performance.now())
    ids.push(selected.ids)
    for (const tag of selected.syncTags) syncTags.add(tag)
    return selected.ids
  }

  const last = mutations.findLastIndex(asksQuery)
  try {
    for (const [index, mutation] of mutations.slice(0, last + 1).entries()) {
      indexed(index, () => applyMutation(transaction, mutation, select))
    }
  } catch (error) {
    if (!(error instanceof LakeError) || OF_QUERIES.includes(error.kind)) throw error
  }
  return { ids, syncTags: [...syncTags] }
}
