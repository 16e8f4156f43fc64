import { LRUCache } from 'lru-cache'
import type { MirrorFeedChange } from './mirror-change.ts'

/** A transaction of the lake, with the ids of the documents that it wrote and deleted. */
export interface MadeTransaction {
  readonly transactionId: string
  readonly written: readonly string[]
  readonly deleted: readonly string[]
  /** Ids of further documents that are read from the lake if the feed does not report the transaction. */
  readonly others?: readonly string[]
}

/**
 * Maximum number of documents whose last write is remembered. A small number suffices, because a writer waits for its documents directly
 * after its write.
 */
const REMEMBERED = 1_000

/** Tracks which transactions are in the copy. A document has the id of its last transaction as its revision. */
export function createReachedRevisions() {
  /** Revision of a document, null after its deletion, or `failed` after a write that failed. */
  const states = new LRUCache<string, { readonly revision: string | null } | 'failed'>({
    max: REMEMBERED,
  })
  const waiting = new Set<() => void>()
  const look = () => {
    for (const check of waiting) check()
  }

  return {
    note: (changes: readonly MirrorFeedChange[]): void => {
      for (const { id, after } of changes) states.set(id, { revision: after?._rev ?? null })
      look()
    },
    fail: (changes: readonly MirrorFeedChange[]): void => {
      for (const { id } of changes) states.set(id, 'failed')
      look()
    },
    /** Resolves to true once the copy contains all documents of a transaction. Resolves to false if their write fails, or after `ms`. */
    wait: async (
      { transactionId, written, deleted }: MadeTransaction,
      ms: number,
    ): Promise<boolean> => {
      const wanted = new Map<string, string | null>([
        ...written.map((id) => [id, transactionId] as const),
        ...deleted.map((id) => [id, null] as const),
      ])
      const { promise, resolve } = Promise.withResolvers<boolean>()
      const check = () => {
        for (const [id, revision] of wanted) {
          const state = states.get(id)
          if (state === 'failed') return resolve(false)
          if (state?.revision === revision) wanted.delete(id)
        }
        if (wanted.size === 0) resolve(true)
      }
      const timer = setTimeout(resolve, ms, false)
      waiting.add(check)
      check()
      try {
        return await promise
      } finally {
        clearTimeout(timer)
        waiting.delete(check)
      }
    },
  }
}
