import { createCollection } from '#lake/documents/collection.ts'
import { createCommitter } from '#lake/transactions/commit.ts'
import { commitsOf, createHistory } from './history.ts'
import { freezeParsed } from '#lake/documents/json.ts'
import { createTextBuffers, withKeptText } from '#lake/documents/lazy-attributes.ts'
import { createQueryEngine } from '#lake/query/query.ts'
import type { LogHead } from '#lake/transactions/log-position.ts'
import type { DatasetLog, LogPosition } from '#lake/store/store.ts'
import type { AclMode, Commit, Dataset, LakeDocument, WriteRule } from '#lake/documents/types.ts'
import { LakeError } from '#lake/documents/types.ts'

/**
 * Maximum number of commits that a reconnecting listener may have missed. The newest commits are in memory; older ones are read from the
 * store.
 */
const KEPT_COMMITS = 1_000
/** Maximum number of document changes in memory, each with the document before and after it. */
const KEPT_CHANGES = 1_000

export interface DatasetOptions {
  readonly name: string
  readonly aclMode: AclMode
  readonly log: DatasetLog
  /** Stored documents, in `_id` order. */
  readonly stored: Iterable<LakeDocument>
  /** Position in the log of the newest transaction that `stored` includes. */
  readonly head: LogHead
  readonly now: () => Date
  readonly rule?: WriteRule | undefined
  /** Called before each write. @throws LakeError to refuse the write */
  readonly admitWrite?: () => void
}

export interface OpenDataset extends Dataset {
  /** Access mode of the dataset. The lake changes this value after it has stored the new mode. */
  aclMode: AclMode
  /** Position of this process in the log. */
  readonly reached: LogPosition
  /** Applies the commits of other processes, up to and including a sequence. */
  follow(sequence: number): Promise<void>
  /** Refuses new writes, and waits for running writes. Called when the dataset is removed or the lake is closed. */
  close(): Promise<void>
}

/** Opens a dataset: loads its documents into memory and connects its store, query engine and listeners. */
export function openDataset(options: DatasetOptions): OpenDataset {
  const { name, log, now, rule } = options
  const documents = createCollection()
  const put = createTextBuffers()
  for (const document of options.stored) {
    documents.put(withKeptText(freezeParsed(document), put))
  }
  const queries = createQueryEngine({ datasetName: name, documents, now })
  const history = createHistory({ log, current: (id) => documents.get(id) })
  const listeners = new Set<(commit: Commit) => void>()
  const recent: Commit[] = []
  let recentChanges = 0
  const closing = new AbortController()

  function accept(commit: Commit): void {
    for (const { documentId, after } of commit.changes) {
      if (after === undefined) documents.remove(documentId)
      else documents.put(after)
    }
    queries.changed(commit.changes.map(({ documentId }) => documentId))
    keep(commit)
    // Iterates over a copy, so that a listener added during this commit receives only later commits.
    for (const listener of Array.from(listeners)) tell(listener, commit)
  }

  function keep(commit: Commit): void {
    recent.push(commit)
    recentChanges += commit.changes.length
    while (recent.length > KEPT_COMMITS || (recent.length > 1 && recentChanges > KEPT_CHANGES)) {
      recentChanges -= recent.shift()?.changes.length ?? 0
    }
  }

  function recentCommits(sequence: number): readonly Commit[] | undefined {
    const missing = committer.sequence - sequence
    if (missing < 0 || missing > recent.length) return undefined
    return missing === 0 ? [] : recent.slice(-missing)
  }

  async function commitsSince(sequence: number): Promise<readonly Commit[] | undefined> {
    const last = committer.sequence
    const inMemory = recentCommits(sequence)
    if (inMemory !== undefined || last < sequence || last - sequence > KEPT_COMMITS) return inMemory
    const transactions = await log.transactionsIn([sequence + 1, last])
    // `documents` already includes commits that were stored during this read. For a document that these later commits change, the state
    // after the last transaction read is `before` of the first of these changes.
    const later = recentCommits(last)
    if (later === undefined) return undefined
    const earlier = new Map<string, LakeDocument | undefined>()
    for (const { documentId, before } of later.flatMap(({ changes }) => changes)) {
      if (!earlier.has(documentId)) earlier.set(documentId, before)
    }
    const newest = (id: string) => (earlier.has(id) ? earlier.get(id) : documents.get(id))
    return [...commitsOf(name, transactions, newest), ...later]
  }

  async function write<T>(work: () => Promise<T>): Promise<T> {
    if (closing.signal.aborted)
      throw new LakeError('datasetNotFound', `Dataset "${name}" not found`, { name })
    options.admitWrite?.()
    return work()
  }

  const committer = createCommitter({
    datasetName: name,
    log,
    head: options.head,
    documents,
    now,
    rule,
    select: (transaction, query, params) => queries.select(query, params, transaction).ids,
    commitsSince,
    accept,
  })

  return {
    name,
    aclMode: options.aclMode,
    query: async (request) => queries.query(request),
    get: (id) => documents.get(id),
    all: () => documents.all(),
    referring: (id) => documents.referring(id),
    mutate: (mutations, by) => write(() => committer.mutate(mutations, by)),
    act: (actions, by) => write(() => committer.act(actions, by)),
    subscribe(listener) {
      // Wraps the listener, so that the set can contain one listener function twice.
      const entry = (commit: Commit): void => listener(commit)
      listeners.add(entry)
      return () => void listeners.delete(entry)
    },
    get sequence() {
      return committer.sequence
    },
    commitsSince,
    recentCommits,
    get reached() {
      const { sequence, transactionId } = committer
      return { sequence, transactionId }
    },
    follow: committer.follow,
    history,
    closed: closing.signal,
    async close() {
      closing.abort()
      await committer.flush()
      listeners.clear()
    },
  }
}

/** Calls a listener. If it throws, emits a process warning, so that the writer and other listeners are not affected. */
function tell(listener: (commit: Commit) => void, commit: Commit): void {
  try {
    listener(commit)
  } catch (error) {
    process.emitWarning(error instanceof Error ? error : String(error), { type: 'LakeListener' })
  }
}

/** Returns a name if it is valid for a dataset. @throws LakeError `invalidMutation` for an invalid name */
export function checkedDatasetName(name: unknown): string {
  if (typeof name === 'string' && /^~?[a-z0-9_][a-z0-9_-]{0,63}$/.test(name)) return name
  throw new LakeError('invalidMutation', `${JSON.stringify(name)} is not a valid dataset name`)
}
