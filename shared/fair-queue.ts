/** Refuses a task because too many wait already. */
export class QueueFull extends Error {
  constructor() {
    super('Too much waits already; try again in a moment')
    this.name = 'QueueFull'
  }
}

/** Ends a wait whose caller has gone. */
export class Abandoned extends Error {
  constructor() {
    super('Nobody waits for this any more')
    this.name = 'Abandoned'
  }
}

export interface FairQueueOptions {
  /** Tasks that run at once. */
  readonly concurrent: number
  /** Tasks of one sender that may wait. */
  readonly waitingPerSender: number
  /** Tasks that may wait in all. */
  readonly waiting: number
}

/** What is asked for, and by whom. */
export interface Asking {
  /** The same for the same result: asked for by several, it is made once. */
  readonly key: string
  /** Whose turn a task takes. */
  readonly sender: string
  /** Told when the caller has gone: what nobody else waits for is not begun. */
  readonly signal?: AbortSignal | undefined
  /** Called before a task that neither waits nor runs takes its place; what it throws is the answer. */
  readonly admit?: (() => void) | undefined
}

export interface FairQueue {
  /**
   * Gives what the task gives, which must depend on the key alone.
   * @throws QueueFull, {@link Abandoned}, what `admit` or the task throw
   */
  run<T>(asking: Asking, task: () => Promise<T>): Promise<T>
}

interface Job {
  readonly key: string
  readonly begin: () => Promise<unknown>
  readonly settle: (work: Promise<unknown>) => void
  readonly result: Promise<unknown>
  /** Callers by sender. */
  readonly callers: Map<string, number>
  isBegun: boolean
}

function createJob(key: string, begin: () => Promise<unknown>): Job {
  const { promise: result, resolve } = Promise.withResolvers<unknown>()
  // Whoever still waits hears of a failure; nobody may be left.
  result.catch(() => undefined)
  return { key, begin, settle: resolve, result, callers: new Map(), isBegun: false }
}

const of = (numbers: ReadonlyMap<string, number>, sender: string) => numbers.get(sender) ?? 0

/**
 * Runs tasks, a few at once. Senders take turns: the next task is one of the sender of whom the fewest run, and among those of
 * the one who has waited for a turn the longest. So a newcomer waits for what runs, and for nobody's backlog.
 */
export function createFairQueue(options: FairQueueOptions): FairQueue {
  const jobs = new Map<string, Job>()
  /** What waits, by sender. */
  const lines = new Map<string, Set<Job>>()
  const running = new Map<string, number>()
  /** The turn in which a sender was last served; of those who have anything here. */
  const served = new Map<string, number>()
  let turn = 0
  let busy = 0

  const waiting = () => {
    let count = 0
    for (const { isBegun } of jobs.values()) if (!isBegun) count += 1
    return count
  }

  const leave = (job: Job, sender: string) => {
    const line = lines.get(sender)
    line?.delete(job)
    if (line?.size === 0) lines.delete(sender)
    forget(sender)
  }

  const forget = (sender: string) => {
    if (!lines.has(sender) && !running.has(sender)) served.delete(sender)
  }

  const count = (sender: string, by: 1 | -1) => {
    const now = (running.get(sender) ?? 0) + by
    if (now === 0) running.delete(sender)
    else running.set(sender, now)
    forget(sender)
  }

  const begin = (job: Job, sender: string) => {
    job.isBegun = true
    busy += 1
    turn += 1
    count(sender, 1)
    served.set(sender, turn)
    for (const other of job.callers.keys()) leave(job, other)
    const work = job.begin().finally(() => {
      busy -= 1
      count(sender, -1)
      jobs.delete(job.key)
      next()
    })
    job.settle(work)
  }

  const next = () => {
    while (busy < options.concurrent) {
      const [chosen] = [...lines.keys()].toSorted(
        (a, b) => of(running, a) - of(running, b) || of(served, a) - of(served, b),
      )
      const [job] = lines.get(chosen ?? '') ?? []
      if (chosen === undefined || job === undefined) return
      begin(job, chosen)
    }
  }

  const assertRoom = (sender: string) => {
    if ((lines.get(sender)?.size ?? 0) >= options.waitingPerSender) throw new QueueFull()
  }

  /** Puts a job into a sender's line as well: it is begun at whichever turn comes first. */
  const enter = (job: Job, sender: string) => {
    const line = lines.get(sender) ?? new Set<Job>()
    if (!line.has(job)) assertRoom(sender)
    line.add(job)
    lines.set(sender, line)
  }

  const abandon = (job: Job, sender: string) => {
    const left = (job.callers.get(sender) ?? 1) - 1
    if (left > 0) return void job.callers.set(sender, left)
    job.callers.delete(sender)
    if (job.isBegun) return
    leave(job, sender)
    if (job.callers.size === 0) jobs.delete(job.key)
  }

  const jobFor = ({ key, sender, admit }: Asking, task: () => Promise<unknown>): Job => {
    const known = jobs.get(key)
    if (known !== undefined) return known
    if (busy >= options.concurrent && waiting() >= options.waiting) throw new QueueFull()
    assertRoom(sender)
    admit?.()
    return createJob(key, task)
  }

  return {
    run: async <T>(asking: Asking, task: () => Promise<T>): Promise<T> => {
      const { key, sender, signal } = asking
      if (signal?.aborted === true) throw new Abandoned()
      const job = jobFor(asking, task)
      if (!job.isBegun) enter(job, sender)
      jobs.set(key, job)
      job.callers.set(sender, (job.callers.get(sender) ?? 0) + 1)
      next()
      const gone = Promise.withResolvers<never>()
      const onAbort = () => {
        abandon(job, sender)
        gone.reject(new Abandoned())
      }
      signal?.addEventListener('abort', onAbort, { once: true })
      try {
        // What a key stands for is always of one kind: whoever asked first asked for the same.
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion
        return (await Promise.race([job.result, gone.promise])) as T
      } finally {
        signal?.removeEventListener('abort', onAbort)
      }
    },
  }
}
