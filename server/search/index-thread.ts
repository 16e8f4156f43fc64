import { startWorker } from '#lake/common/start-worker.ts'
import type { Asked, Told } from './thread-messages.ts'

/** Search index in a worker thread. */
export interface IndexThread {
  /** Sends a message and returns the reply. @throws Error if the thread ends before it replies or the operation fails */
  readonly ask: (asked: Asked) => Promise<Told['answer']>
  readonly close: () => Promise<void>
}

/** Starts the thread. `onEnd` is called when the thread has ended. */
export function startIndexThread(path: string, onEnd: () => void): IndexThread {
  const worker = startWorker(new URL('./search-thread.ts', import.meta.url), {
    workerData: { path },
  })
  const waiting = new Map<number, PromiseWithResolvers<Told['answer']>>()
  let calls = 0
  let failure = new Error('The thread of the search index ended')
  worker.on('message', ({ call, answer }: Told) => {
    const reply = waiting.get(call)
    waiting.delete(call)
    if (answer.kind === 'failed') reply?.reject(new Error(answer.reason))
    else reply?.resolve(answer)
  })
  worker.on('error', (error) => {
    failure = error instanceof Error ? error : failure
  })
  const ended = new Promise<void>((resolve) => {
    worker.on('exit', () => {
      for (const { reject } of waiting.values()) reject(failure)
      waiting.clear()
      onEnd()
      resolve()
    })
  })
  // A running thread must not prevent the process from exiting. A lost index can be rebuilt.
  worker.unref()
  const ask = (asked: Asked) => {
    calls += 1
    const reply = Promise.withResolvers<Told['answer']>()
    waiting.set(calls, reply)
    worker.postMessage({ call: calls, asked })
    return reply.promise
  }
  return {
    ask,
    close: async () => {
      try {
        await ask({ kind: 'close' })
      } catch {
        // The thread has already ended, so there is nothing to stop.
      }
      await ended
    },
  }
}
