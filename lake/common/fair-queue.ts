/** Thrown for a task that is refused because too many tasks are waiting. */
export class QueueFull extends Error {
  /** Limit that was reached. `sender`: the limit of the sender or of its network. `queue`: the limit of all senders together. */
  readonly limit: 'sender' | 'queue'

  constructor(limit: QueueFull['limit']) {
    super('Too much waits already; try again in a moment')
    this.name = 'QueueFull'
    this.limit = limit
  }
}

/** Thrown to a caller that has aborted its signal. */
export class Abandoned extends Error {
  constructor() {
    super('The caller has left')
    this.name = 'Abandoned'
  }
}

export interface FairQueueOptions {
  /** Maximum number of tasks that run at the same time. */
  readonly concurrent: number
  /** Maximum number of waiting tasks of one sender. */
  readonly waitingPerSender: number
  /** Maximum number of waiting tasks of one network. Default: the value of `waiting`. */
  readonly waitingPerNetwork?: number
  /** Maximum number of running tasks of one network. Default: the value of `concurrent`. */
  readonly runningPerNetwork?: number
  /** Maximum number of waiting tasks of all senders. */
  readonly waiting: number
  /**
   * True to abort a running task when its last caller leaves. A later caller with the key of that task starts a new one. Default: the task
   * runs to its end.
   */
  readonly abortsAbandoned?: boolean
}

/** Request of a caller for a task. */
export interface Asking {
  /** Identifies the result. Tasks with an equal key run once, and all their callers get the result. */
  readonly key: string
  /** Identifies the caller. Senders take turns. */
  readonly sender: string
  /**
   * Identifies the network of the sender. Networks take turns, and within a network its senders. Default: each sender is a network of its
   * own.
   */
  readonly network?: string | undefined
  /** Aborted when the caller no longer needs the result. A waiting task that no caller needs is not started. */
  readonly signal?: AbortSignal | undefined
  /** Called before a new task is added to the queue. If it throws, `run` rejects with that error. */
  readonly admit?: (() => void) | undefined
}

export interface FairQueue {
  /**
   * Runs a task and returns its result, which must depend on the key alone.
   * @param task receives a signal; it is aborted when no caller is left, if the queue has `abortsAbandoned`
   * @throws QueueFull, {@link Abandoned}, errors of `admit` and of the task
   */
  run<T>(asking: Asking, task: (signal: AbortSignal) => Promise<T>): Promise<T>
}

type Task = (signal: AbortSignal) => Promise<unknown>

interface Job {
  readonly key: string
  readonly task: Task
  readonly stop: AbortController
  readonly settle: (work: Promise<unknown>) => void
  readonly result: Promise<unknown>
  /** Number of callers that wait for the result, by sender. */
  readonly callers: Map<Sender, number>
  isBegun: boolean
}

interface Network {
  running: number
  waiting: number
  /** Number of the turn in which a task of this network was last started. Each start of a task is one turn. */
  served: number
  readonly senders: Map<string, Sender>
}

interface Sender {
  readonly name: string
  readonly network: Network
  readonly networkName: string
  /** Waiting jobs in the order of their arrival. */
  readonly line: Set<Job>
  running: number
  served: number
}

function createJob(key: string, task: Task): Job {
  const { promise: result, resolve } = Promise.withResolvers<unknown>()
  // The promise of each waiting caller is rejected with the error. This handler prevents an unhandled rejection if there is no caller.
  result.catch(() => undefined)
  const stop = new AbortController()
  return { key, task, stop, settle: resolve, result, callers: new Map(), isBegun: false }
}

/** Sorts by the number of running tasks, fewest first, then by the time since the last turn, longest first. */
const byTurn = (a: Network | Sender, b: Network | Sender) =>
  a.running - b.running || a.served - b.served

/**
 * Creates a queue with limited concurrency. The next task is from the network with the fewest running tasks. If several networks have
 * equally few, it is from the one that has waited longest for a turn. Senders within a network take turns by the same rule. So a new sender
 * waits for running tasks only. It does not wait for the backlog of another sender, even if that sender uses many addresses of one network.
 */
export function createFairQueue(options: FairQueueOptions): FairQueue {
  const { concurrent, runningPerNetwork = concurrent, abortsAbandoned = false } = options
  const { waitingPerNetwork = Number.POSITIVE_INFINITY } = options
  const jobs = new Map<string, Job>()
  /** Networks that have waiting or running tasks. */
  const networks = new Map<string, Network>()
  let turn = 0
  let busy = 0
  let waiting = 0

  const senderOf = ({ sender: name, network: networkName = name }: Asking): Sender => {
    const network = networks.get(networkName) ?? {
      running: 0,
      waiting: 0,
      served: 0,
      senders: new Map<string, Sender>(),
    }
    const known = network.senders.get(name)
    return known ?? { name, network, networkName, line: new Set(), running: 0, served: 0 }
  }

  const remember = (sender: Sender) => {
    sender.network.senders.set(sender.name, sender)
    networks.set(sender.networkName, sender.network)
  }

  const forget = ({ name, network, networkName, line, running }: Sender) => {
    if (line.size === 0 && running === 0) network.senders.delete(name)
    if (network.senders.size === 0) networks.delete(networkName)
  }

  /** Adds a job to the waiting jobs of a sender. A job with several senders starts when it is first in turn for any of them. */
  const enter = (job: Job, sender: Sender) => {
    if (sender.line.has(job)) return
    sender.line.add(job)
    sender.network.waiting += 1
    remember(sender)
  }

  const leave = (job: Job, sender: Sender) => {
    if (!sender.line.delete(job)) return
    sender.network.waiting -= 1
    forget(sender)
  }

  const begin = (job: Job, sender: Sender) => {
    job.isBegun = true
    busy += 1
    waiting -= 1
    turn += 1
    for (const each of [sender, sender.network]) {
      each.running += 1
      each.served = turn
    }
    for (const other of job.callers.keys()) leave(job, other)
    const work = job.task(job.stop.signal).finally(() => {
      busy -= 1
      for (const each of [sender, sender.network]) each.running -= 1
      forget(sender)
      if (jobs.get(job.key) === job) jobs.delete(job.key)
      next()
    })
    job.settle(work)
  }

  const next = () => {
    while (busy < concurrent) {
      const [network] = [...networks.values()]
        .filter(({ running, waiting: some }) => some > 0 && running < runningPerNetwork)
        .toSorted(byTurn)
      const [sender] = [...(network?.senders.values() ?? [])]
        .filter(({ line }) => line.size > 0)
        .toSorted(byTurn)
      const [job] = sender?.line ?? []
      if (sender === undefined || job === undefined) return
      begin(job, sender)
    }
  }

  const assertRoom = ({ line, network }: Sender) => {
    const isFull = line.size >= options.waitingPerSender || network.waiting >= waitingPerNetwork
    if (isFull) throw new QueueFull('sender')
  }

  const abandon = (job: Job, sender: Sender) => {
    const left = (job.callers.get(sender) ?? 1) - 1
    if (left > 0) return void job.callers.set(sender, left)
    job.callers.delete(sender)
    leave(job, sender)
    if (job.callers.size > 0 || (job.isBegun && !abortsAbandoned)) return
    if (jobs.get(job.key) === job) jobs.delete(job.key)
    if (job.isBegun) job.stop.abort()
    else waiting -= 1
  }

  const jobFor = ({ key, admit }: Asking, sender: Sender, task: Task): Job => {
    const known = jobs.get(key)
    if (known !== undefined) {
      if (!known.isBegun && !sender.line.has(known)) assertRoom(sender)
      return known
    }
    const mustWait = busy >= concurrent || sender.network.running >= runningPerNetwork
    if (mustWait && waiting >= options.waiting) throw new QueueFull('queue')
    assertRoom(sender)
    admit?.()
    waiting += 1
    return createJob(key, task)
  }

  return {
    run: async <T>(asking: Asking, task: (signal: AbortSignal) => Promise<T>): Promise<T> => {
      const { key, signal } = asking
      if (signal?.aborted === true) throw new Abandoned()
      const sender = senderOf(asking)
      const job = jobFor(asking, sender, task)
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
        // The cast is correct: all callers with this key request the same task, so its result has the type that this caller expects.
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion
        return (await Promise.race([job.result, gone.promise])) as T
      } finally {
        signal?.removeEventListener('abort', onAbort)
      }
    },
  }
}
