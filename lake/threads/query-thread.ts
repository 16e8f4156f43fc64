import { createParcel } from './sent-documents.ts'
import { startWorker } from '#lake/common/start-worker.ts'
import type { Answer, FromThread, Question, SentDocuments, ToThread } from './thread-messages.ts'
import type { Commit, Dataset } from '#lake/documents/types.ts'
import { LakeError } from '#lake/documents/types.ts'

/**
 * Maximum length of the documents in one message, in characters. It limits the time in which sender and receiver are blocked by a message
 * to a few milliseconds.
 */
const PART_LENGTH = 256 * 1024
/** Memory of a thread for evaluating queries, without the replica of the documents, in MB. */
const MEMORY_FOR_QUERIES = 128
const MEMORY_FOR_YOUNG = 8

/** Thrown for a question if the thread ends before it has answered. */
export class ThreadEnded extends Error {
  /** Cause of the end. `ended` means a call of {@link QueryThread.end}. */
  readonly reason: 'ended' | 'out of memory' | 'broken'

  constructor(reason: ThreadEnded['reason'], cause?: unknown) {
    super(`The thread is no more: ${reason}`, { cause })
    this.name = 'ThreadEnded'
    this.reason = reason
  }
}

/** Thread with a replica of a dataset. The replica is updated with each commit. */
export interface QueryThread {
  /** Resolves when the replica contains all documents. @throws ThreadEnded */
  readonly ready: Promise<void>
  /**
   * Sends a question to the thread and returns the answer. The caller must await it before the next question. The thread evaluates it on a
   * replica that includes every commit reported before.
   * @param deadline time limit of the evaluation, in milliseconds
   * @throws LakeError; ThreadEnded
   */
  ask(question: Question, deadline: number): Promise<Answer>
  end(): void
  /** Error that all open questions get, set once the thread has ended. */
  readonly ended: ThreadEnded | undefined
}

/** Starts a thread for queries of a dataset. */
export function startQueryThread(dataset: Dataset): QueryThread {
  const worker = startWorker(new URL('./query-worker.ts', import.meta.url), {
    workerData: { datasetName: dataset.name, sequence: dataset.sequence },
    resourceLimits: {
      // The replica takes at most as much memory as the complete process does.
      maxOldGenerationSizeMb:
        MEMORY_FOR_QUERIES + Math.ceil(process.memoryUsage().heapUsed / 1024 ** 2),
      maxYoungGenerationSizeMb: MEMORY_FOR_YOUNG,
    },
  })
  // The thread must not prevent the process from ending.
  worker.unref()
  const open: PromiseWithResolvers<FromThread>[] = []
  let ended: ThreadEnded | undefined
  /** Commits that arrive before the replica is complete. They are sent to the thread when the replica is complete. */
  let held: Commit[] | undefined = []
  const unsubscribe = dataset.subscribe((commit) => {
    if (held === undefined) sendCommit(commit)
    else held.push(commit)
  })

  function finish(reason: ThreadEnded): void {
    if (ended !== undefined) return
    ended = reason
    unsubscribe()
    for (const each of open.splice(0)) each.reject(ended)
  }
  worker.on('error', (error: unknown) => {
    const full =
      error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
    finish(new ThreadEnded(full ? 'out of memory' : 'broken', error))
  })
  worker.on('exit', () => finish(new ThreadEnded('broken')))
  worker.on('message', (message: FromThread) => open.shift()?.resolve(message))

  function post(message: ToThread): void {
    worker.postMessage(message)
  }

  function sendCommit({ sequence, changes }: Commit): void {
    const removed = changes.flatMap(({ documentId, after }) => (after ? [] : [documentId]))
    const parcel = createParcel()
    for (const { after } of changes) if (after !== undefined) parcel.add(after)
    post({ to: 'commit', commit: { sequence, written: parcel.sent(), removed } })
  }

  function exchange(message: ToThread): Promise<FromThread> {
    if (ended !== undefined) return Promise.reject(ended)
    const reply = Promise.withResolvers<FromThread>()
    // A reply may be rejected before its caller awaits it. This handler prevents an unhandled rejection until then.
    reply.promise.catch(() => undefined)
    open.push(reply)
    post(message)
    return reply.promise
  }

  async function load(): Promise<void> {
    let before: Promise<unknown> = Promise.resolve()
    for (const documents of partsOf(dataset)) {
      const taken = exchange({ to: 'load', documents })
      // Waits for the reply to the previous message only. So the next message is prepared while the thread loads this one.
      await before
      before = taken
    }
    await before
    for (const commit of held ?? []) sendCommit(commit)
    held = undefined
  }

  const ready = load()
  // Callers get the error when they await `ready`. This handler prevents an unhandled rejection until then.
  ready.catch(() => undefined)

  return {
    ready,
    async ask(question, deadline) {
      const message = await exchange({ to: 'answer', question, deadline })
      if (message.from === 'answer') return message.answer
      if (message.from !== 'error') throw new Error('The thread answered another message')
      const { kind, message: text, details = {} } = message.error
      throw kind === undefined ? new Error(text) : new LakeError(kind, text, details)
    },
    get ended() {
      return ended
    },
    end() {
      finish(new ThreadEnded('ended'))
      void worker.terminate()
    },
  }
}

/** Splits the documents of a dataset into messages of limited length. */
function* partsOf(dataset: Dataset): Generator<SentDocuments> {
  let parcel = createParcel()
  for (const document of dataset.all()) {
    parcel.add(document)
    if (parcel.length < PART_LENGTH) continue
    yield parcel.sent()
    parcel = createParcel()
  }
  if (parcel.length > 0) yield parcel.sent()
}
