import { createAdmission } from './concurrency-limit.ts'
import { createThreadPool } from './thread-pool.ts'
import type { Asking, PoolTimes, ThreadPool } from './thread-pool.ts'
import type { Answer, ForeignFilter, ForeignQuery } from './thread-messages.ts'
import { LakeError, type Dataset, type Mutation, type SelectedIds } from '#lake/documents/types.ts'

/** Maximum numbers of queries of one session that run and that wait. */
const LIMITS = { running: 4, waiting: 100 } as const
/** Time limit for matching the documents of one commit with a listener's filter, in milliseconds. */
const FILTER_MS = 50

/** Caller of a query. */
export interface Asker {
  /** Id of the caller's session. Sessions take turns. */
  readonly session: string
  readonly signal?: AbortSignal
}

/**
 * Evaluates the GROQ of external callers in worker threads, with a time limit. Sessions take turns. A query sees all writes that were
 * acknowledged before it started.
 */
export interface ForeignQueries {
  /** Evaluates a query. @returns response body of `/data/query` @throws LakeError */
  query(dataset: Dataset, asker: Asker, request: ForeignQuery): Promise<Uint8Array<ArrayBuffer>>
  /** Returns the ids that the queries in a transaction's mutations select. @throws LakeError */
  select(dataset: Dataset, asker: Asker, mutations: readonly Mutation[]): Promise<SelectedIds>
  /**
   * Returns, for each document, true if it matches the filter of a listener. The listener must await each call before the next one.
   * @throws LakeError, `queryTimeout` if the filter takes longer than 50 ms
   */
  match(dataset: Dataset, asker: Asker, filter: ForeignFilter): Promise<readonly boolean[]>
  /** Refuses new queries, waits for the running ones and ends the threads. */
  close(): Promise<void>
}

export interface ForeignOptions extends Partial<Omit<PoolTimes, 'deadline'>> {
  /** Time limit of a query, in milliseconds. */
  readonly deadline: number
}

/** Creates the threads that evaluate the queries of all callers except the site itself. */
export function createForeignQueries({
  deadline,
  slice = 50,
  slack = 500,
  idle = 60_000,
}: ForeignOptions): ForeignQueries {
  const admission = createAdmission(LIMITS)
  const pools = new Map<Dataset, ThreadPool>()
  /** Pools of deleted datasets that are still answering questions. */
  const ending = new Set<Promise<void>>()

  function end(dataset: Dataset, pool: ThreadPool): void {
    pools.delete(dataset)
    const ended = pool.close().finally(() => ending.delete(ended))
    ending.add(ended)
  }

  function poolOf(dataset: Dataset): ThreadPool {
    const known = pools.get(dataset)
    if (known !== undefined) return known
    const { name, closed } = dataset
    if (closed.aborted)
      throw new LakeError('datasetNotFound', `Dataset "${name}" not found`, { name })
    const made = createThreadPool(dataset, { deadline, slice, slack, idle })
    pools.set(dataset, made)
    closed.addEventListener('abort', () => end(dataset, made), { once: true })
    return made
  }

  async function admitted(dataset: Dataset, asking: Asking): Promise<Answer> {
    const leave = await admission.enter(asking.session)
    try {
      return await poolOf(dataset).ask(asking)
    } finally {
      leave()
    }
  }

  return {
    async query(dataset, asker, request) {
      const answer = await admitted(dataset, { ...asker, question: { kind: 'query', request } })
      if (answer.kind !== 'query') throw wrongAnswer()
      return answer.body
    },
    async select(dataset, asker, mutations) {
      const answer = await admitted(dataset, { ...asker, question: { kind: 'select', mutations } })
      if (answer.kind !== 'select') throw wrongAnswer()
      return answer.selected
    },
    async match(dataset, asker, filter) {
      const question = { kind: 'match', filter } as const
      const answer = await poolOf(dataset).ask({ ...asker, question, limit: FILTER_MS })
      if (answer.kind !== 'match') throw wrongAnswer()
      return answer.belong
    },
    async close() {
      await Promise.all([...ending, ...[...pools.values()].map((pool) => pool.close())])
    },
  }
}

const wrongAnswer = () => new Error('A thread answered another question')
