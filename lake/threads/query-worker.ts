/** Entry point of a query thread. It stores a replica of a dataset and evaluates queries on it. */
import { parentPort, workerData } from 'node:worker_threads'
import { lowerThreadPriority } from './lower-thread-priority.ts'
import { createReplica } from './replica.ts'
import type { FromThread, SentError, ToThread } from './thread-messages.ts'
import { LakeError } from '#lake/documents/types.ts'

const port = parentPort
if (port === null) throw new Error('This file is run as a worker')

lowerThreadPriority()

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
  const reply = await replica.answer(question, deadline).then(
    (made): FromThread => ({ from: 'answer', answer: made }),
    (error: unknown): FromThread => ({ from: 'error', error: sent(error) }),
  )
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
