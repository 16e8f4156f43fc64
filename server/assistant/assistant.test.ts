import { expect, it } from 'vitest'
import {
  createAssistantSite,
  questionMigrations,
  smallAnswerer,
} from '#server/testing/assistant.test-support.ts'
import { useDatabases } from '#server/testing/database.test-support.ts'
import { unknownReplies } from '#shared/company/assistant-words.ts'
import {
  ASSISTANT_LIMITS,
  assistantAnswer,
  assistantFactsAnswer,
} from '#shared/contracts/assistant.ts'
import { errorAnswer } from '#shared/contracts/envelope.ts'
import type { Answerer } from './ports.ts'

const databases = useDatabases()
const QUESTION = 'How long does a criminal check take?'

const open = async (options: Parameters<typeof createAssistantSite>[1] = {}) =>
  createAssistantSite(await databases.open('sqlite', questionMigrations), options)

it('the assistant answers from the site, with the page as the source', async () => {
  const { ask, call } = await open()
  const reply = await ask(QUESTION)
  expect(reply).toMatchObject({
    isBot: true,
    outcome: 'answer',
    text: 'A criminal check takes 24 hours where the registry answers online.',
    parts: [{ source: 0 }],
    sources: [{ title: 'Criminal check', url: '/criminal-check#turnaround' }],
    timestamp: '2026-11-22T12:00:00.000Z',
  })
  expect(reply.id).not.toBe((await ask(QUESTION)).id)
  const facts = await call('/api/assistant/')
  expect(assistantFactsAnswer.parse(await facts.json()).data).toEqual({ answeredBy: 'site' })
})

it('the API reports that a model answers if the site has a model', async () => {
  const { call } = await open({ model: { key: 'a-key-for-tests', host: 'http://127.0.0.1:9' } })
  expect(await (await call('/api/assistant/')).text()).toContain('"answeredBy":"google"')
})

it('the API updates the search index when a client asks if a model answers', async () => {
  let warmed = 0
  const { call } = await open({ search: { warm: () => void (warmed += 1) } })
  await call('/api/assistant/')
  expect(warmed).toBe(1)
})

it.each([
  ['a question without a keyword', QUESTION, undefined],
  [
    'a question about a price',
    'What does a criminal check cost?',
    ['Get a Quote', 'How is a package priced?', 'Schedule Consultation'],
  ],
  ['a question that the site does not answer', 'Tell me a joke', unknownReplies],
])('the assistant adds quick replies to the answer to %s', async (_name, question, replies) => {
  const { ask } = await open()
  expect((await ask(question)).quickReplies).toEqual(replies)
})

it('a message has at most four quick replies: first those of the answer, then those for keywords of the question', async () => {
  const answer: Answerer = async (...asked) => ({
    ...(await smallAnswerer(...asked)),
    quickReplies: ['One', 'Two', 'Get a Quote'],
  })
  const { ask } = await open({ answer })
  expect((await ask('What does a check cost?')).quickReplies).toEqual([
    'One',
    'Two',
    'Get a Quote',
    'How is a package priced?',
  ])
})

it('the assistant searches once for identical simultaneous questions', async () => {
  let looks = 0
  const answer: Answerer = async (...asked) => {
    looks += 1
    return smallAnswerer(...asked)
  }
  const { ask } = await open({ answer })
  await Promise.all(Array.from({ length: 50 }, () => ask(QUESTION)))
  expect(looks).toBe(1)
  await Promise.all([ask(QUESTION), ask(`${QUESTION} Online?`)])
  expect(looks).toBe(3)
})

it('the assistant returns the fallback when the site cannot be searched', async () => {
  const { ask, logged } = await open({ answer: () => Promise.reject(new Error('gone')) })
  expect((await ask(QUESTION)).outcome).toBe('fallback')
  expect(logged).toMatchObject([{ level: 'warn', data: { reason: 'unexpected' } }])
})

it('the API returns the fallback with status 200 and logs the reason when the search is out of CPU time', async () => {
  const outOfTime = Object.assign(new Error('The search was stopped: out of time'), {
    name: 'SearchStopped',
  })
  const { call, logged } = await open({ answer: () => Promise.reject(outOfTime) })
  const answer = await call('/api/assistant/', { json: { question: QUESTION } })
  expect(answer.status).toBe(200)
  expect(assistantAnswer.parse(await answer.json()).data.outcome).toBe('fallback')
  expect(logged).toMatchObject([{ level: 'warn', data: { reason: outOfTime.message } }])
})

it('the assistant passes the history of the conversation to the answerer', async () => {
  const heard: unknown[] = []
  const answer: Answerer = async (question, history, signal) => {
    heard.push(history)
    return smallAnswerer(question, history, signal)
  }
  const { ask } = await open({ answer })
  const history = [{ text: 'Hello', isBot: true }]
  await ask(QUESTION, { history })
  expect(heard).toEqual([history])
})

it('the API accepts thirty questions a minute from an address, and then responds with Retry-After', async () => {
  const { call, clock } = await open({ limits: true })
  const ask = (address: string) =>
    call('/api/assistant/', { json: { question: QUESTION }, address })
  for (let count = 0; count < 30; count += 1) {
    expect((await ask('192.0.2.7')).status).toBe(200)
  }
  const refused = await ask('192.0.2.7')
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toBe('2')
  expect(errorAnswer.parse(await refused.json()).error.message).toBe(
    'Wait 2 seconds and ask again. We’ve had many questions from you in a short time',
  )
  expect((await ask('192.0.2.8')).status).toBe(200)
  clock.now += 2_000
  expect((await ask('192.0.2.7')).status).toBe(200)
})

const long = (length: number) => 'x'.repeat(length)
it.each([
  ['an empty object', {}, 422],
  ['an empty question', { question: ' \n ' }, 422],
  ['a question of 2,000 characters', { question: long(2_000) }, 200],
  ['a longer question', { question: long(2_001) }, 422],
  ['a question that is a number', { question: 1 }, 422],
  ['a history that is not a list', { question: QUESTION, history: 'no' }, 422],
  [
    'the longest history, in characters of three bytes each',
    {
      question: QUESTION,
      history: Array.from({ length: ASSISTANT_LIMITS.history }, () => ({
        text: '漢'.repeat(ASSISTANT_LIMITS.message),
        isBot: false,
      })),
    },
    200,
  ],
  [
    'too much history',
    { question: QUESTION, history: Array.from({ length: 7 }, () => ({ text: '', isBot: true })) },
    422,
  ],
  [
    'a message that is too long',
    { question: QUESTION, history: [{ text: long(4_001), isBot: true }] },
    422,
  ],
  ['an unpaired surrogate', '{"question":"\\ud800"}', 422],
  ['a NUL', '{"question":"a\\u0000b"}', 422],
  ['a question with the key __proto__', '{"question":"a","__proto__":{"x":1}}', 400],
  ['an array', [], 422],
  ['the value null', 'null', 422],
  ['an empty body', '', 400],
  ['half a body', '{"question":"a', 400],
  ['a body of 128 KB', { question: QUESTION, more: long(128 * 1024) }, 413],
  ['a right-to-left override', { question: '\u202Ea\u200B check' }, 200],
])('the API answers %s with status $2', async (_name, json, status) => {
  const { call, lines } = await open()
  const answer = await call('/api/assistant/', { method: 'POST', json })
  expect(answer.status).toBe(status)
  if (status !== 200) errorAnswer.parse(await answer.json())
  expect(answer.headers.get('cache-control')).toMatch('no-store')
  expect(lines.join('')).not.toMatch(/xxx|漢/u)
})

it('the API never writes a question to the log', async () => {
  const model = { key: 'a-key-for-tests', host: 'http://127.0.0.1:9' }
  for (const options of [{}, { model }, { answer: () => Promise.reject(new Error('gone')) }]) {
    const { ask, call, lines } = await open(options)
    await ask('Is Wilhelmina Krautheim on your list?')
    await call('/api/assistant/feedback/', { json: { question: 'Wilhelmina Krautheim?' } })
    expect(lines.join('')).not.toContain('Krautheim')
  }
})
