import { expect, it } from 'vitest'
import {
  createAssistantSite,
  questionMigrations,
  smallAnswerer,
} from '#server/testing/assistant.test-support.ts'
import { useDatabases } from '#server/testing/database.test-support.ts'
import { assistantAnswer } from '#shared/contracts/assistant.ts'
import { errorAnswer } from '#shared/contracts/envelope.ts'
import type { Answerer } from './ports.ts'

const databases = useDatabases()

/**
 * Opens an assistant with rate limits. Each answer waits until the test calls `end`. `begun` lists the questions in the order of their
 * start.
 */
async function open(options: Parameters<typeof createAssistantSite>[1] = {}) {
  const begun: string[] = []
  const stopped: string[] = []
  const ends = new Map<string, () => void>()
  const answer: Answerer = async (question, history, signal) => {
    begun.push(question)
    signal.addEventListener('abort', () => stopped.push(question))
    await new Promise<void>((resolve) => ends.set(question, resolve))
    return smallAnswerer(question, history, signal)
  }
  const site = await createAssistantSite(await databases.open('sqlite', questionMigrations), {
    answer,
    limits: true,
    ...options,
  })
  const ask = (question: string, address: string, signal?: AbortSignal) =>
    site.call('/api/assistant/', {
      json: { question },
      address,
      ...(signal === undefined ? {} : { signal }),
    })
  /** Waits until the server has read the requests. Uses no timers. */
  const settle = async () => {
    for (let turn = 0; turn < 50; turn += 1) {
      await new Promise((resolve) => setImmediate(resolve))
    }
  }
  const end = async (question: string) => {
    await expect.poll(() => ends.has(question)).toBe(true)
    ends.get(question)?.()
    await settle()
  }
  return { ...site, ask, begun, stopped, ends, end, settle }
}

it('the assistant searches for one question at a time and alternates between senders', async () => {
  const { ask, begun, end, settle } = await open()
  const answers: Promise<Response>[] = []
  for (const [question, address] of [
    ['a1', '192.0.2.1'],
    ['a2', '192.0.2.1'],
    ['a3', '192.0.2.1'],
    ['b1', '192.0.2.2'],
  ] as const) {
    answers.push(ask(question, address))
    await settle()
  }
  for (const question of ['a1', 'b1', 'a2', 'a3']) await end(question)
  expect(begun).toEqual(['a1', 'b1', 'a2', 'a3'])
  for (const answer of await Promise.all(answers)) expect(answer.status).toBe(200)
})

it('the queue counts all addresses of a /48 as one sender', async () => {
  const { ask, begun, end, settle } = await open()
  const answers: Promise<Response>[] = []
  for (let block = 0; block < 5; block += 1) {
    answers.push(ask(`m${block}`, `2001:db8:1:${block}::1`))
    await settle()
  }
  answers.push(ask('one', '2001:db8:2::1'))
  await settle()
  for (const question of ['m0', 'one', 'm1', 'm2', 'm3', 'm4']) await end(question)
  expect(begun).toEqual(['m0', 'one', 'm1', 'm2', 'm3', 'm4'])
  await Promise.all(answers)
})

it.each([
  ['an address', 11, () => '192.0.2.1'],
  ['a /64', 11, (index: number) => `2001:db8:1:1::${index}`],
  ['a /48', 21, (index: number) => `2001:db8:1:${index}::1`],
])(
  'the API responds to %s with 429 when %i questions of that sender are unanswered',
  async (_name, room, addressOf) => {
    const { ask, ends, end, settle } = await open()
    const answers: Promise<Response>[] = []
    for (let index = 0; index < room; index += 1) {
      answers.push(ask(`q${index}`, addressOf(index)))
      await settle()
    }
    const refused = await ask('one more', addressOf(room))
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe('5')
    expect(errorAnswer.parse(await refused.json()).error).toMatchObject({
      code: 'too_many_requests',
      message: 'Wait 5 seconds and ask again. Your earlier questions are still being answered',
    })
    const other = ask('another', '198.51.100.1')
    await settle()
    await end('q0')
    await end('another')
    expect((await other).status).toBe(200)
    for (let index = 1; index < room; index += 1) await end(`q${index}`)
    expect(ends.size).toBe(room + 1)
    await Promise.all(answers)
  },
)

it('the API responds with 503 and Retry-After when 200 questions wait', async () => {
  const { ask, ends, end, settle } = await open()
  const answers = Array.from({ length: 201 }, (_, index) => ask(`q${index}`, `10.0.${index}.1`))
  await settle()
  await expect.poll(() => ends.size).toBe(1)
  const refused = await ask('one more', '198.51.100.1')
  expect(refused.status).toBe(503)
  expect(refused.headers.get('retry-after')).toBe('5')
  expect(errorAnswer.parse(await refused.json()).error.message).toBe(
    'Wait 5 seconds and ask again. We’re getting many questions right now',
  )
  for (let index = 0; index < 201; index += 1) await end(`q${index}`)
  for (const answer of await Promise.all(answers)) expect(answer.status).toBe(200)
})

it('the assistant stops a running question when its client disconnects, and never starts a waiting question of such a client', async () => {
  const { ask, begun, stopped, end, settle } = await open()
  const [running, waiting] = [new AbortController(), new AbortController()]
  const answers = [ask('running', '192.0.2.1', running.signal)]
  await settle()
  answers.push(ask('waiting', '192.0.2.2', waiting.signal))
  await settle()
  const last = ask('last', '192.0.2.3')
  await settle()
  waiting.abort()
  running.abort()
  await end('last')
  expect((await last).status).toBe(200)
  expect([begun, stopped]).toEqual([['running', 'last'], ['running']])
  await Promise.all(answers)
})

it('the assistant returns the fallback after a timeout and continues with the next question', async () => {
  const { ask, logged, stopped } = await open({ patienceMs: 20 })
  for (const question of ['one', 'two']) {
    const answer = await ask(question, '192.0.2.1')
    expect(assistantAnswer.parse(await answer.json()).data.outcome).toBe('fallback')
  }
  expect(stopped).toEqual(['one', 'two'])
  expect(logged).toMatchObject([{ data: { reason: 'late' } }, { data: { reason: 'late' } }])
})

it('the API accepts at most 120 questions a minute from a /48', async () => {
  const { call } = await open({ answer: smallAnswerer })
  const ask = async (index: number) => {
    const address = `2001:db8:1:${index.toString(16)}::1`
    return (await call('/api/assistant/', { json: { question: 'check' }, address })).status
  }
  for (let index = 0; index < 120; index += 1) expect(await ask(index)).toBe(200)
  expect(await ask(120)).toBe(429)
})
