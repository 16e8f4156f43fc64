/** Changes of documents that one group takes at most: the others who wait for the process get their turn. */
const MOST_CHANGES = 1_000

export interface CommitQueuePorts<Request, Group, Answer> {
  readonly open: () => Group
  /** Whether a request may be worked out upon what a group holds; else the group is stored first. */
  readonly mayJoin: (request: Request, group: Group) => boolean
  /** Adds a request to a group, or throws and leaves the group as it is. */
  readonly workOut: (request: Request, group: Group) => Answer
  /** Stores the whole group, or throws and stores none of it. */
  readonly store: (group: Group) => void
  /** Makes a stored group known. */
  readonly accept: (group: Group) => void
}

/**
 * Requests that come within one turn of the event loop, all those that waited while the disk was busy among them, are
 * worked out in order and stored together. Each one is answered, also with a refusal, when its group is on the disk.
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

  /** Stores one group of those that wait. */
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
      // A refusal, too, was found out upon what the others did, which never came to be.
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
    /** Settles when the request's group is on the disk and known. @throws what refuses the request or its group */
    add(request: Request): Promise<Answer> {
      return new Promise((resolve, reject) => {
        waiting.push({ request, resolve, reject })
        turn ??= setImmediate(nextTurn)
      })
    },
    /** Stores at once all that waits. */
    flush(): void {
      clearImmediate(turn)
      turn = undefined
      while (waiting.length > 0) storeGroup()
    },
  }
}
