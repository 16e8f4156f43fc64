/** What runs in a thread of its own: a copy of a dataset, and the answers to what is asked of it. */
import { flushCompileCache } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'
import { createReplica } from './replica.ts'
import type { FromThread, SentError, ToThread } from './thread-messages.ts'
import { LakeError } from './types.ts'

const port = parentPort
if (port === null) throw new Error('This file is run as a worker')

// What was compiled is there for the next thread.
flushCompileCache()

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

port.on('message', (message: ToThread) => {
  switch (message.to) {
    case 'load':
      replica.load(message.documents)
      return send({ from: 'load' })
    case 'commit':
      return replica.commit(message.commit)
    case 'answer':
      return void replica.answer(message.question, message.deadline).then(
        (answer) =>
          send({ from: 'answer', answer }, answer.kind === 'query' ? [answer.body.buffer] : []),
        (error: unknown) => send({ from: 'error', error: sent(error) }),
      )
  }
})
