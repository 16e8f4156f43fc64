import type { Collection } from './collection.ts'
import { indexed } from './commit.ts'
import { createDraftTransaction } from './draft-transaction.ts'
import { applyMutation } from './mutations.ts'
import type { QueryEngine } from './query.ts'
import type { SelectedIds } from './thread-messages.ts'
import type { Mutation } from './types.ts'

/** Whether a mutation picks its documents by a query. */
export function hasQuery(mutation: Mutation): boolean {
  const selection =
    'patch' in mutation ? mutation.patch : 'delete' in mutation ? mutation.delete : undefined
  return selection !== undefined && 'query' in selection
}

/**
 * The documents that the queries of a transaction's mutations select. It is worked out as far as its last query, since
 * each may see what the mutations before it do; nothing comes of it.
 * @throws LakeError as the commit of the transaction would
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
  const transaction = createDraftTransaction((id) => documents.get(id), 'selection', now)
  const ids: (readonly string[])[] = []
  const syncTags = new Set<string>()
  const last = mutations.findLastIndex(hasQuery)
  for (const [index, mutation] of mutations.slice(0, last + 1).entries()) {
    indexed(index, () =>
      applyMutation(transaction, mutation, (query, params) => {
        const left = end - performance.now()
        const selected = engine.select(query, params, transaction, left)
        ids.push(selected.ids)
        for (const tag of selected.syncTags) syncTags.add(tag)
        return selected.ids
      }),
    )
  }
  return { ids, syncTags: [...syncTags] }
}
