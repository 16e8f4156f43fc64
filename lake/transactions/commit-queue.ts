/** Maximum number of document changes in one group, so that the event loop is not blocked for long. */
const MOST_CHANGES = 1_000

export interface CommitQueuePorts<Request, Group, Answer> {
  readonly open: () => Group
  /** True if a request may join a group; otherwise the group is stored first. */
  readonly mayJoin: (request: Request, group: Group) => boolean
  /** Adds a request to a group, or throws and leaves the group unchanged. */
  readonly workOut: (request: Request, group: Group) => Answer
  /** Stores the complete group, or throws and stores none of it. */
  readonly store: (group: Group) => void
  /** Makes a stored group visible to queries and notifies listeners. */
  readonly accept: (group: Group) => void
}

/**
 * Creates a queue with group commit: all requests waiting in one turn of the event loop are computed in order and stored together. Each
 * request is resolved or rejected once its group is durable.
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
  let turn: NodeJS.Immediate | undefined

  /** Stores one group of the waiting requests. */
  function storeGroup(): void {
    const group = ports.open()
    const members: { readonly writer: Waiting; readonly settle: () => void }[] = []
    for (let writer = waiting[0]; writer !== undefined; writer = waiting[0]) {
      if (group.changes >= MOST_CHANGES || !ports.mayJoin(writer.request, group)) break
      waiting.shift()
      members.push({ writer, settle: settlementOf(writer, group) })
    }
    try {
      ports.store(group)
      ports.accept(group)
    } catch (error) {
      // Also rejects requests that were refused, because their refusal may depend on other requests of the group, which were not stored.
      for (const { writer } of members) writer.reject(error)
      return
    }
    for (const { settle } of members) settle()
  }

  function settlementOf({ request, resolve, reject }: Waiting, group: Group): () => void {
    try {
      const answer = ports.workOut(request, group)
      return () => resolve(answer)
    } catch (error) {
      return () => reject(error)
    }
  }

  function nextTurn(): void {
    turn = undefined
    storeGroup()
    if (waiting.length > 0) turn ??= setImmediate(nextTurn)
  }

  return {
    /** Resolves when the request's group is durable and published. @throws the error of the request or its group */
    add(request: Request): Promise<Answer> {
      return new Promise((resolve, reject) => {
        waiting.push({ request, resolve, reject })
        turn ??= setImmediate(nextTurn)
      })
    },
    /** Stores all waiting requests at once. */
    flush(): void {
      clearImmediate(turn)
      turn = undefined
      while (waiting.length > 0) storeGroup()
    },
  }
}
