import type { Collection } from '#lake/documents/collection.ts'
import { indexed } from './commit.ts'
import { createDraftTransaction } from '#lake/documents/draft-transaction.ts'
import { applyMutation, asksQuery } from './mutations.ts'
import type { QueryEngine } from '#lake/query/query.ts'
import type { LakeErrorKind, Mutation, SelectedIds } from '#lake/documents/types.ts'
import { LakeError } from '#lake/documents/types.ts'

/** Refusals of the query itself. All others are left to the commit, which knows whether the transaction was made before. */
const OF_QUERIES: readonly LakeErrorKind[] = [
  'queryParseError',
  'queryRuntimeError',
  'queryTimeout',
  'tooLarge',
]

/**
 * The documents that the queries of a transaction's mutations select. It is worked out as far as its last query, since
 * each may see what the mutations before it do; nothing comes of it.
 * @throws LakeError for what is wrong with a query
 */
export function selectDocuments(from: {
  readonly documents: Collection
  readonly engine: QueryEngine
  readonly mutations: readonly Mutation[]
  /** Milliseconds for all queries. */
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
