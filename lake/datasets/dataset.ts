import { createCollection } from '#lake/documents/collection.ts'
import { createCommitter } from '#lake/transactions/commit.ts'
import { createHistory } from './history.ts'
import { freezeParsed } from '#lake/documents/json.ts'
import { createTextBuffers, withKeptText } from '#lake/documents/lazy-attributes.ts'
import { createQueryEngine } from '#lake/query/query.ts'
import type { Store } from '#lake/store/store.ts'
import type { AclMode, Commit, Dataset, WriteRule } from '#lake/documents/types.ts'
import { LakeError } from '#lake/documents/types.ts'

/**
 * Number of commits that a reconnecting listener can catch up on. The newest commits are in memory, older commits are read from the store.
 */
const KEPT_COMMITS = 1_000
/** Number of document changes, each with its states before and after, that are held in memory. */
const KEPT_CHANGES = 1_000

export interface DatasetOptions {
  readonly name: string
  readonly aclMode: AclMode
  readonly store: Store
  readonly now: () => Date
  readonly rule?: WriteRule | undefined
}

export interface OpenDataset extends Dataset {
  /** Changes the read access of the dataset. */
  setAclMode(mode: AclMode): void
  /** Refuses writes from now on, because the dataset was removed. */
  close(): void
}

/** Opens a dataset: loads its documents into memory and connects its store, query engine and listeners. */
export function openDataset({ name, aclMode, store, now, rule }: DatasetOptions): OpenDataset {
  const documents = createCollection()
  const put = createTextBuffers()
  for (const document of store.documents(name)) {
    documents.put(withKeptText(freezeParsed(document), put))
  }
  const queries = createQueryEngine({ datasetName: name, documents, now })
  const history = createHistory({ datasetName: name, store, current: (id) => documents.get(id) })
  const listeners = new Set<(commit: Commit) => void>()
  const recent: Commit[] = []
  let recentChanges = 0
  let access = aclMode
  let open = true

  function checkOpen(): void {
    if (!open) throw new LakeError('datasetNotFound', `Dataset "${name}" not found`, { name })
  }

  function accept(commit: Commit): void {
    for (const { documentId, after } of commit.changes) {
      if (after === undefined) documents.remove(documentId)
      else documents.put(after)
    }
    queries.changed(commit.changes.map(({ documentId }) => documentId))
    keep(commit)
    // Iterates over a copy: listeners added by a listener receive only the next commit.
    for (const listener of Array.from(listeners)) tell(listener, commit)
  }

  function keep(commit: Commit): void {
    recent.push(commit)
    recentChanges += commit.changes.length
    while (recent.length > KEPT_COMMITS || (recent.length > 1 && recentChanges > KEPT_CHANGES)) {
      recentChanges -= recent.shift()?.changes.length ?? 0
    }
  }

  function commitsSince(sequence: number): readonly Commit[] | undefined {
    const missing = committer.sequence - sequence
    if (missing <= 0) return missing === 0 ? [] : undefined
    if (missing <= recent.length) return recent.slice(-missing)
    return missing > KEPT_COMMITS ? undefined : history.commitsSince(sequence, committer.sequence)
  }

  const committer = createCommitter({
    datasetName: name,
    store,
    documents,
    now,
    rule,
    select: (transaction, query, params) => queries.select(query, params, transaction).ids,
    commitsSince,
    accept,
  })

  return {
    name,
    get aclMode() {
      return access
    },
    setAclMode(mode) {
      store.setAclMode(name, mode)
      access = mode
    },
    query: async (request) => queries.query(request),
    get: (id) => documents.get(id),
    all: () => documents.all(),
    referring: (id) => documents.referring(id),
    async mutate(mutations, options) {
      checkOpen()
      return committer.mutate(mutations, options)
    },
    async act(actions, options) {
      checkOpen()
      return committer.act(actions, options)
    },
    subscribe(listener) {
      // A wrapper, so that the set can contain the same listener function twice.
      const entry = (commit: Commit): void => listener(commit)
      listeners.add(entry)
      return () => void listeners.delete(entry)
    },
    get sequence() {
      return committer.sequence
    },
    commitsSince,
    history,
    close() {
      committer.flush()
      open = false
      listeners.clear()
    },
  }
}

/** Calls a listener. An error in the listener must not affect the writer or other listeners, so it becomes a process warning. */
function tell(listener: (commit: Commit) => void, commit: Commit): void {
  try {
    listener(commit)
  } catch (error) {
    process.emitWarning(error instanceof Error ? error : String(error), { type: 'LakeListener' })
  }
}

/** Returns the name. @throws LakeError `invalidMutation` if it is not a valid dataset name */
export function checkedDatasetName(name: unknown): string {
  if (typeof name === 'string' && /^~?[a-z0-9_][a-z0-9_-]{0,63}$/.test(name)) return name
  throw new LakeError('invalidMutation', `${JSON.stringify(name)} is not a valid dataset name`)
}
