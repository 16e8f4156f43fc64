import { once } from 'node:events'
import { request } from 'node:http'
import { expect, it, onTestFinished } from 'vitest'
import {
  createAssistantSite,
  questionMigrations,
  smallAnswerer,
} from '../testing/assistant.test-support.ts'
import type { Answerer } from '../assistant/ports.ts'
import { useDatabases } from '../testing/database.test-support.ts'
import { listen } from '#lake/common/listen.ts'
import { PATIENT } from '../testing/patience.test-support.ts'

const databases = useDatabases()

it('the server aborts the work on a question if its client disconnects, and answers the next question', async () => {
  const begun: string[] = []
  const stopped: string[] = []
  const answer: Answerer = async (question, history, signal) => {
    begun.push(question)
    if (question !== 'last') {
      await new Promise<void>((resolve) => {
        signal.addEventListener('abort', () => {
          stopped.push(question)
          resolve()
        })
      })
    }
    return smallAnswerer(question, history, signal)
  }
  const { fetch: answerApi } = await createAssistantSite(
    await databases.open('sqlite', questionMigrations),
    { answer },
  )
  const server = await listen({
    host: '127.0.0.1',
    port: 0,
    handler: { early: () => false, fetch: answerApi, upgrade: () => false },
  })
  onTestFinished(() => server.close(0))
  const post = (question: string) => {
    const sent = request({
      host: '127.0.0.1',
      port: server.port,
      method: 'POST',
      path: '/api/assistant/',
      headers: { 'content-type': 'application/json' },
    })
    sent.on('error', () => undefined)
    sent.end(JSON.stringify({ question }))
    return sent
  }
  const first = post('first')
  await expect.poll(() => begun, PATIENT).toEqual(['first'])
  const last = post('last')
  const answered = once(last, 'response')
  first.destroy()
  const [{ statusCode }] = await answered
  expect(statusCode).toBe(200)
  expect([begun, stopped]).toEqual([['first', 'last'], ['first']])
})
