/** What runs in a thread of its own: a copy of a dataset, and the answers to what is asked of it. */
import { flushCompileCache } from 'node:module'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { parentPort, workerData } from 'node:worker_threads'
import { giveWay } from './give-way.ts'
import { createReplica } from './replica.ts'
import type { FromThread, SentError, ToThread } from './thread-messages.ts'
import { LakeError } from './types.ts'

const port = parentPort
if (port === null) throw new Error('This file is run as a worker')

giveWay()

// What was compiled is there for the next thread.
flushCompileCache()

/** A question that took so long has left much behind, milliseconds. */
const MUCH_WORK = 200

// Left to itself V8 lets the heap of each thread grow to its limit before it frees what is no longer used.
setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')
setFlagsFromString('--no-expose-gc')

const { datasetName, sequence } = workerData
const replica = createReplica(String(datasetName), Number(sequence))

function send(message: FromThread, transfer: ArrayBuffer[] = []): void {
  port?.postMessage(message, transfer)
}

function sent(error: unknown): SentError {
  if (error instanceof LakeError) {
    return { kind: error.kind, message: error.message, details: error.details }
  }
  return { message: error instanceof Error ? (error.stack ?? error.message) : String(error) }
}

async function answer({ question, deadline }: Extract<ToThread, { to: 'answer' }>): Promise<void> {
  const started = performance.now()
  const reply = await replica.answer(question, deadline).then(
    (made): FromThread => ({ from: 'answer', answer: made }),
    (error: unknown): FromThread => ({ from: 'error', error: sent(error) }),
  )
  // Before the answer leaves: whoever asks next must not wait for it.
  if (performance.now() - started > MUCH_WORK) collectGarbage()
  const body =
    reply.from === 'answer' && reply.answer.kind === 'query' ? reply.answer.body : undefined
  send(reply, body === undefined ? [] : [body.buffer])
}

port.on('message', (message: ToThread) => {
  switch (message.to) {
    case 'load':
      replica.load(message.documents)
      return send({ from: 'load' })
    case 'commit':
      return replica.commit(message.commit)
    case 'answer':
      return void answer(message)
  }
})
