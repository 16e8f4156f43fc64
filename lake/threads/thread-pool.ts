import { startQueryThread, ThreadEnded } from './query-thread.ts'
import type { QueryThread } from './query-thread.ts'
import type { Answer, Question } from './thread-messages.ts'
import { createTurns } from './round-robin-queue.ts'
import type { Dataset } from '#lake/documents/types.ts'
import { LakeError } from '#lake/documents/types.ts'

/** Time limits, in milliseconds. */
export interface PoolTimes {
  /**
   * Time limit of a question, including the wait in the queue. It starts with the question or, if no thread is ready yet, when the first
   * one has loaded its replica.
   */
  readonly deadline: number
  /** Time limit of a question that starts while another question is using its full time limit. */
  readonly slice: number
  /** Time after an exceeded limit until the thread is ended, in case the evaluation does not stop by itself. */
  readonly slack: number
  /** Time without questions after which a thread is ended. */
  readonly idle: number
}

/** Question and the session that asks it. */
export interface Asking {
  readonly session: string
  readonly question: Question
  /** Time limit of the evaluation in milliseconds, if it is shorter than the deadline of the pool. */
  readonly limit?: number
  /** Aborted when no caller needs the answer. The question is then not evaluated. */
  readonly signal?: AbortSignal
}

/** Answers questions about a dataset in worker threads. */
export interface ThreadPool {
  /**
   * Answers a question.
   * @throws LakeError, as the dataset itself does, and `queryTimeout`; `tooManyQueries` if the question waited in the queue until its time
   * limit, or if the pool is closed; `tooLarge` for a question that needs too much memory
   */
  ask(asking: Asking): Promise<Answer>
  /** Refuses new questions, waits for the running ones and ends the threads. */
  close(): Promise<void>
}

/** Maximum number of threads. With two threads, one can answer a long question while the other answers short questions. */
const MAX_THREADS = 2

interface Task extends Asking {
  readonly reply: PromiseWithResolvers<Answer>
  /** Time at which the task must have ended, as a value of `performance.now()`. */
  expires: number
  /** Timer that refuses the task at `expires` if it is still waiting. */
  timer?: NodeJS.Timeout
}

interface Member {
  readonly thread: QueryThread
  state: 'loading' | 'free' | 'busy'
  /** True if the current task has run for longer than `slice`. */
  late: boolean
  idle?: NodeJS.Timeout
}

/** Creates two queues of waiting tasks: `fresh` for new tasks, `slow` for tasks that have exceeded `slice`. */
function createTaskQueues({ deadline }: Pick<PoolTimes, 'deadline'>) {
  const fresh = createTurns<Task>()
  /** Tasks that were stopped after `slice`, and must be run again without this limit. */
  const slow = createTurns<Task>()

  function setClock(task: Task): void {
    if (task.expires === Number.POSITIVE_INFINITY) {
      task.expires = performance.now() + deadline
    }
    task.timer = setTimeout(
      () => {
        fresh.remove(task.session, task)
        slow.remove(task.session, task)
        task.reply.reject(
          new LakeError(
            'tooManyQueries',
            `Other queries took the ${deadline} ms that this one has: ask again in a moment`,
          ),
        )
      },
      Math.max(0, task.expires - performance.now()),
    )
  }

  function refuseAll(error: unknown): void {
    for (const task of [...fresh.all(), ...slow.all()]) {
      clearTimeout(task.timer)
      fresh.remove(task.session, task)
      slow.remove(task.session, task)
      task.reply.reject(error)
    }
  }

  return { fresh, slow, setClock, refuseAll }
}

/**
 * Creates a pool of threads with replicas of a dataset. The first question starts a thread. If this question takes long, a second thread
 * starts. A question on the second thread that exceeds `slice` is stopped, and run again after the long question has ended.
 */
export function createThreadPool(dataset: Dataset, times: PoolTimes): ThreadPool {
  const members = new Set<Member>()
  const { fresh, slow, setClock, refuseAll } = createTaskQueues(times)
  /** Task that may use its full time limit. All other running tasks are limited to `slice`. */
  let long: Task | undefined
  const open = new Set<Promise<Answer>>()
  let closed = false

  function ask(asking: Asking): Promise<Answer> {
    if (closed) {
      const message = 'The lake is about to stop: ask again in a moment'
      return Promise.reject(new LakeError('tooManyQueries', message))
    }
    const reply = Promise.withResolvers<Answer>()
    const task: Task = { ...asking, reply, expires: Number.POSITIVE_INFINITY }
    if ([...members].some(({ state }) => state !== 'loading')) setClock(task)
    fresh.add(task.session, task)
    open.add(reply.promise)
    pump()
    return reply.promise.finally(() => open.delete(reply.promise))
  }

  function nextTask(): Task | undefined {
    for (;;) {
      const task = (long === undefined ? slow.next() : undefined) ?? fresh.next()
      if (task?.signal?.aborted !== true) return task
      clearTimeout(task.timer)
      task.reply.reject(new LakeError('queryTimeout', 'Nobody waits for the answer any more'))
    }
  }

  /** Assigns tasks to free threads, and starts a thread if there are too few. */
  function pump(): void {
    for (const member of members) {
      if (member.state !== 'free') continue
      const task = nextTask()
      if (task === undefined) return
      void run(member, task)
    }
    const waiting = fresh.size + (long === undefined ? slow.size : 0)
    const needed = [...members].every(({ late }) => late)
    if (waiting > 0 && needed && members.size < MAX_THREADS) start()
  }

  function start(): void {
    const member: Member = {
      thread: startQueryThread(dataset),
      state: 'loading',
      late: false,
    }
    members.add(member)
    member.thread.ready.then(
      () => {
        for (const task of [...fresh.all(), ...slow.all()]) {
          if (task.timer === undefined) setClock(task)
        }
        release(member)
      },
      (error: unknown) => {
        members.delete(member)
        if (members.size === 0) refuseAll(error)
      },
    )
  }

  async function run(member: Member, task: Task): Promise<void> {
    const whole = long === undefined
    if (whole) long = task
    clearTimeout(task.timer)
    clearTimeout(member.idle)
    member.state = 'busy'
    const most = Math.min(task.expires - performance.now(), task.limit ?? Number.POSITIVE_INFINITY)
    const budget = whole ? most : Math.min(most, times.slice)
    const late = setTimeout(() => {
      member.late = true
      pump()
    }, times.slice)
    const overdue = setTimeout(() => member.thread.end(), budget + times.slack)
    try {
      task.reply.resolve(await member.thread.ask(task.question, budget))
    } catch (error) {
      if (budget < most && isCut(error)) {
        setClock(task)
        slow.add(task.session, task)
      } else {
        task.reply.reject(refusalOf(error, task.limit ?? times.deadline))
      }
    }
    clearTimeout(late)
    clearTimeout(overdue)
    if (long === task) long = undefined
    if (member.thread.ended === undefined) return release(member)
    members.delete(member)
    pump()
  }

  function release(member: Member): void {
    member.state = 'free'
    member.late = false
    member.idle = setTimeout(() => {
      members.delete(member)
      member.thread.end()
    }, times.idle)
    member.idle.unref()
    pump()
  }

  return {
    ask,
    async close() {
      closed = true
      await Promise.allSettled(open)
      for (const { thread, idle } of members) {
        clearTimeout(idle)
        thread.end()
      }
      members.clear()
    },
  }
}

/** True for the error of a question that has exceeded its time limit. */
function isCut(error: unknown): boolean {
  if (error instanceof ThreadEnded) return error.reason === 'ended'
  return error instanceof LakeError && error.kind === 'queryTimeout'
}

/** Returns the refusal that the caller gets for an error. @param limit time limit of the question, in milliseconds */
function refusalOf(error: unknown, limit: number): unknown {
  if (isCut(error)) {
    const message = `This could not be answered within ${limit} ms: ask for less at once`
    return new LakeError('queryTimeout', message, {}, { cause: error })
  }
  if (error instanceof ThreadEnded && error.reason === 'out of memory') {
    const message = 'This needs more memory than a query may have: ask for less at once'
    return new LakeError('tooLarge', message, {}, { cause: error })
  }
  return error
}
