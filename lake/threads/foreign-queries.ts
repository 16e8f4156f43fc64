import { createAdmission } from './concurrency-limit.ts'
import { createThreadPool } from './thread-pool.ts'
import type { Asking, PoolTimes, ThreadPool } from './thread-pool.ts'
import type { Answer, ForeignFilter, ForeignQuery } from './thread-messages.ts'
import type { Dataset, Mutation, SelectedIds } from '#lake/documents/types.ts'

/** Of one session so many run and so many wait. */
const LIMITS = { running: 4, waiting: 100 } as const
/** What a listener's filter may take for one commit, milliseconds. */
const FILTER_MS = 50

/** Who asks, and whether they still wait for the answer. */
export interface Asker {
  /** Sessions take turns. */
  readonly session: string
  readonly signal?: AbortSignal
}

/**
 * Answers GROQ that the site did not write: off the thread that serves the site, in a time that is bounded, the sessions
 * in turn. A query sees all that was acknowledged before it was asked.
 */
export interface ForeignQueries {
  /** @returns the body of `/data/query`. @throws LakeError */
  query(dataset: Dataset, asker: Asker, request: ForeignQuery): Promise<Uint8Array<ArrayBuffer>>
  /** The documents that the queries of a transaction's mutations select. @throws LakeError */
  select(dataset: Dataset, asker: Asker, mutations: readonly Mutation[]): Promise<SelectedIds>
  /**
   * Which of the documents belong to a listener. Whoever asks does so for one commit after the other.
   * @throws LakeError, `queryTimeout` when the filter takes longer than 50 ms
   */
  match(dataset: Dataset, asker: Asker, filter: ForeignFilter): Promise<readonly boolean[]>
  /** Refuses what is asked from now on, waits for what was asked before and ends the threads. */
  close(): Promise<void>
}

export interface ForeignOptions extends Partial<Omit<PoolTimes, 'deadline'>> {
  /** Milliseconds that a query may take. */
  readonly deadline: number
}

/** The queries of all who are not the site itself. */
export function createForeignQueries({
  deadline,
  slice = 50,
  slack = 500,
  idle = 60_000,
}: ForeignOptions): ForeignQueries {
  const admission = createAdmission(LIMITS)
  const pools = new Map<Dataset, ThreadPool>()

  function poolOf(dataset: Dataset): ThreadPool {
    const known = pools.get(dataset)
    if (known !== undefined) return known
    const made = createThreadPool(dataset, { deadline, slice, slack, idle })
    pools.set(dataset, made)
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
      await Promise.all([...pools.values()].map((pool) => pool.close()))
    },
  }
}

const wrongAnswer = () => new Error('A thread answered another question')
