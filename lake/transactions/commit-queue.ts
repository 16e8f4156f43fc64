import { setImmediate } from 'node:timers/promises'
import type { Awaitable } from '#lake/store/store.ts'

/** Maximum number of document changes in one group. It limits the time for which a group blocks the event loop. */
const MOST_CHANGES = 1_000

export interface CommitQueuePorts<Request, Group, Answer> {
  /** Opens a group for the first of the waiting requests. @throws an error with which all waiting requests are rejected */
  readonly open: (requests: readonly Request[]) => Awaitable<Group>
  /** True if a request cannot be added to a group that already contains other requests. */
  readonly beginsGroup: (request: Request) => boolean
  /** Computes a request and adds it to a group. If it throws, the group stays unchanged. */
  readonly workOut: (request: Request, group: Group) => Answer
  /** Stores the complete group. If it throws, nothing of the group is stored. */
  readonly store: (group: Group) => Awaitable<void>
  /** Makes a stored group visible to queries and notifies listeners. */
  readonly accept: (group: Group) => void
}

/**
 * Creates a queue with group commit. All requests that wait in one turn of the event loop are computed in order and stored together. Each
 * request is resolved or rejected once its group is durable. Requests that arrive while a group is being stored form the next group.
 */
export function createCommitQueue<Request, Group extends { readonly changes: number }, Answer>(
  ports: CommitQueuePorts<Request, Group, Answer>,
) {
  interface Waiting {
    readonly request: Request
    readonly resolve: (answer: Answer) => void
    readonly reject: (error: unknown) => void
  }
  const waiting: Waiting[] = []
  const tasks: (() => Promise<void>)[] = []
  let running: Promise<void> | undefined
  /** True once `flush` was called: groups are then stored without waiting for further requests of the same turn of the event loop. */
  let hasToFlush = false

  /** Stores the first waiting requests as one group. */
  async function storeGroup(): Promise<void> {
    const next = waiting.findIndex(({ request }, index) => index > 0 && ports.beginsGroup(request))
    const candidates = waiting.slice(0, next < 0 ? MOST_CHANGES : Math.min(next, MOST_CHANGES))
    let members = waiting.slice(0, MOST_CHANGES)
    try {
      const group = await ports.open(candidates.map(({ request }) => request))
      members = []
      const settlements: (() => void)[] = []
      for (const writer of candidates) {
        if (group.changes >= MOST_CHANGES) break
        members.push(writer)
        settlements.push(settlementOf(writer, group))
      }
      await ports.store(group)
      waiting.splice(0, members.length)
      ports.accept(group)
      for (const settle of settlements) settle()
    } catch (error) {
      // Rejects all requests, including those that were refused while they were computed: the reason of their refusal may be a request of
      // this group, and none of the group was stored.
      const rejected = new Set(members)
      waiting.splice(0, waiting.length, ...waiting.filter((writer) => !rejected.has(writer)))
      for (const { reject } of members) reject(error)
    }
  }

  function settlementOf({ request, resolve, reject }: Waiting, group: Group): () => void {
    try {
      const answer = ports.workOut(request, group)
      return () => resolve(answer)
    } catch (error) {
      return () => reject(error)
    }
  }

  async function run(): Promise<void> {
    while (waiting.length > 0 || tasks.length > 0) {
      // `task` never rejects. An error of the task rejects the promise that `between` has returned.
      for (const task of tasks.splice(0)) await task()
      if (waiting.length === 0) continue
      if (!hasToFlush) await setImmediate()
      await storeGroup()
    }
    running = undefined
  }

  return {
    /** Adds a request. Resolves when its group is durable and visible. @throws the error of the request or of its group */
    add(request: Request): Promise<Answer> {
      return new Promise((resolve, reject) => {
        waiting.push({ request, resolve, reject })
        running ??= run()
      })
    },
    /** Runs a task while no group is open. @throws the error of the task */
    between(task: () => Promise<void>): Promise<void> {
      return new Promise((resolve, reject) => {
        tasks.push(() => task().then(resolve, reject))
        running ??= run()
      })
    },
    /** Stores all waiting requests. */
    async flush(): Promise<void> {
      hasToFlush = true
      await running
    },
  }
}
