import sharp from 'sharp'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { documentsWith, SECRET } from '../support/checks/hidden-content.ts'
import {
  freePort,
  startSite,
  temporaryDirectory,
  type Program,
} from '../support/sites/processes.ts'
import { signInAsStaff, type StaffSession } from '../support/pages/staff-session.ts'
import { useSite } from '../support/sites/use-site.ts'
import { startModelServer } from '#server/testing/model-server.test-support.ts'
import { fallback } from '#shared/company/assistant-words.ts'
import { assistantAnswer, questionListAnswer } from '#shared/contracts/assistant.ts'
import { apiPaths, paths } from '#shared/paths/paths.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'

let site: Program
let session: StaffSession

useSite({ SEED: 'none' }, async (started) => {
  site = started
  session = await signInAsStaff(site.url)
  const dot = sharp({ create: { width: 8, height: 8, channels: 3, background: '#123456' } })
  const asset = await session.uploadImage(await dot.png().toBuffer())
  await session.mutate(documentsWith(asset._id).map((createOrReplace) => ({ createOrReplace })))
})

const askAt = async (origin: string, question: string) => {
  const answer = await fetch(origin + apiPaths.assistant, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ question }),
  })
  expect(answer.status).toBe(200)
  return assistantAnswer.parse(await answer.json()).data
}
const ask = (question: string) => askAt(site.url, question)

const QUESTION = 'What does a quokkameter measure in warehouses?'
const SAYS = 'A quokkameter measures moisture in warehouses every hour.'

const article = (values: Readonly<Record<string, unknown>>) => ({
  createOrReplace: {
    _id: 'quokka',
    _type: 'blog',
    title: 'Quokkameters in warehouses',
    slug: { _type: 'slug', current: 'quokkameters' },
    status: 'published',
    publishedAt: '2026-03-01T08:00:00Z',
    excerpt: 'Measuring.',
    body: [
      {
        _type: 'block',
        _key: 'b',
        style: 'normal',
        markDefs: [],
        children: [{ _type: 'span', _key: 's', text: SAYS, marks: [] }],
      },
    ],
    ...values,
  },
})

/**
 * Waits until an answer contains the article's text, or, if `isAnswer` is false, until no answer contains it any more.
 * @returns time in milliseconds
 */
async function timeUntil(isAnswer: boolean): Promise<number> {
  const start = Date.now()
  for (;;) {
    const { text } = await ask(QUESTION)
    if (text.includes('moisture') === isAnswer) return Date.now() - start
    if (Date.now() - start > 10_000) throw new Error(`It still said: ${text}`)
    await wait(20)
  }
}

describe('a question about an article', () => {
  test('is answered from the article from one second after publishing until one second after unpublishing, and never from a draft', async () => {
    await session.mutate([article({ _id: 'drafts.quokka', status: 'draft' })])
    // Waits longer than the longest time after which a published article appears in answers.
    const until = Date.now() + 1_200
    while (Date.now() < until) {
      const { outcome, text, sources } = await ask(QUESTION)
      expect(outcome).toBe('unknown')
      expect(text).not.toContain('moisture')
      expect(JSON.stringify(sources)).not.toContain('quokka')
      await wait(100)
    }

    await session.mutate([article({})])
    expect(await timeUntil(true)).toBeLessThan(1_000)
    const { sources, parts } = await ask(QUESTION)
    expect(parts?.map(({ text }) => text).join('')).toContain(SAYS)
    expect(sources.map(({ url }) => url.split('#')[0])).toContain(paths.blog('quokkameters'))

    await session.mutate([article({ status: 'archived' })])
    expect(await timeUntil(false)).toBeLessThan(1_000)
    expect((await ask(QUESTION)).outcome).toBe('unknown')
  })

  test('is not answered from hidden content', async () => {
    for (const question of [`What is a ${SECRET}?`, `Title ${SECRET} never-published`]) {
      const { outcome, text, sources } = await ask(question)
      expect({ outcome, text, sources: JSON.stringify(sources) }).not.toContain(SECRET)
      expect(outcome).toBe('unknown')
    }
  })
})

test('the assistant lists unanswered questions for staff, without names', async () => {
  await fetch(site.url + apiPaths.assistantFeedback, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ question: `How long does a ${SECRET} check of Krautheim take?` }),
  })
  const answer = await fetch(site.url + staffApiPaths.questions(), {
    headers: { authorization: `Bearer ${session.token}` },
  })
  const { results } = questionListAnswer.parse(await answer.json())
  expect(results.map(({ reason, text }) => `${reason}: ${text}`)).toContain(
    'not_helpful: how long does a … check of … take',
  )
  expect(JSON.stringify(results)).not.toMatch(/xylograph|krautheim/iu)
})

test('the assistant answers a question full of unknown words like any other question', async () => {
  const invented = (length: number) => {
    let text = ''
    for (let number = 0; text.length < length - 9; number += 1) {
      text += `pre${(number + 26 ** 4).toString(26).replaceAll(/\d/g, 'q')} `
    }
    return text.trim()
  }
  const history = Array.from({ length: 6 }, () => ({ text: invented(4_000), isBot: false }))
  const answers = [1, 2, 3].map((number) =>
    fetch(site.url + apiPaths.assistant, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ question: `${number} ${invented(1_900)}`, history }),
    }),
  )
  const beside = await ask('How long does a criminal check take?')
  expect(beside.outcome).toBe('answer')
  for (const answer of await Promise.all(answers)) {
    expect(answer.status).toBe(200)
    expect(assistantAnswer.parse(await answer.json()).data.outcome).toBe('unknown')
  }
})

describe('the assistant with an API key of the model', () => {
  const KEY = 'AIzaSy-only-for-this-test-0123456789'
  const stack = new AsyncDisposableStack()
  let model: Awaited<ReturnType<typeof startModelServer>>
  let modelled: Program

  beforeAll(async () => {
    model = await startModelServer()
    stack.defer(() => model.stop())
    const directory = stack.use(await temporaryDirectory()).path
    modelled = await startSite({
      port: await freePort(),
      directory,
      environment: {
        SEED: 'none',
        // The first test repeats a question until the search is ready. On a slow machine these are more questions a minute than the limit
        // allows.
        RATE_LIMIT: 'off',
        LOG_LEVEL: 'debug',
        GEMINI_API_KEY: KEY,
        GEMINI_API_HOST: model.host,
      },
    })
    stack.defer(() => modelled.signal('SIGTERM'))
  })
  afterAll(() => stack.disposeAsync())

  test('sends passages of the site to the model', async () => {
    const facts = await fetch(modelled.url + apiPaths.assistant)
    expect(await facts.json()).toEqual({ success: true, data: { answeredBy: 'google' } })
    await expect
      .poll(async () => {
        await askAt(modelled.url, 'How long does a criminal check take?')
        return JSON.stringify(model.calls.at(-1)?.body)
      })
      .toContain('/criminal-check')
    expect((await askAt(modelled.url, 'What do you do?')).text).toBe('The reply.')
  })

  test('aborts the call of the model when the visitor leaves', async () => {
    const held: unknown[] = []
    const before = model.state.answer
    model.state.answer = (response) => void held.push(response)
    const leaving = new AbortController()
    const asked = fetch(modelled.url + apiPaths.assistant, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ question: 'How long does a criminal check take?' }),
      signal: leaving.signal,
    })
    await expect.poll(() => held).toHaveLength(1)
    leaving.abort()
    await expect(asked).rejects.toMatchObject({ name: 'AbortError' })
    await expect.poll(() => model.state.abandoned).toBe(1)
    model.state.answer = before
  })

  test('logs neither key nor question, whatever the model returns', async () => {
    model.state.answer = (response) => {
      response.writeHead(400).end(`{"error":{"message":"API key ${KEY} not valid"}}`)
    }
    const reply = await askAt(modelled.url, 'Is Wilhelmina Krautheim on your list?')
    expect(reply).toMatchObject({ outcome: 'fallback', text: fallback.text })
    await model.stop()
    expect((await askAt(modelled.url, 'And Krautheim?')).outcome).toBe('fallback')
    await expect.poll(() => modelled.output()).toContain('"reason":"network"')
    expect(modelled.output()).toContain('"reason":"status 400"')
    expect(modelled.output()).not.toContain(KEY)
    expect(modelled.output()).not.toContain('Krautheim')
  })
})
