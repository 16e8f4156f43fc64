import { DAY } from '#shared/time/units.ts'
import { describe, expect, it } from 'vitest'
import {
  createAssistantSite,
  NOON,
  questionMigrations,
} from '#server/testing/assistant.test-support.ts'
import { testLog } from '#server/testing/content.test-support.ts'
import { engines, useDatabases, type Engine } from '#server/testing/database.test-support.ts'
import { stopClock } from '#server/testing/patience.test-support.ts'
import { QUESTION_REASONS, questionListAnswer } from '#shared/contracts/assistant.ts'
import { createQuestionBook } from './question-book.ts'
import { MOST_QUESTIONS, questionRow } from './questions.store.ts'

const databases = useDatabases()

const open = async (engine: Engine, options: Parameters<typeof createAssistantSite>[1] = {}) =>
  createAssistantSite(await databases.open(engine, questionMigrations), options)

/** Distinct words of the small site. */
const WORDS =
  'a criminal check takes hours where the registry answers online we ask university for'.split(' ')

/** Returns a question of three known words. Different numbers return different questions. */
const numbered = (number: number) =>
  [number % 13, Math.floor(number / 13) % 13, Math.floor(number / 169) % 13]
    .map((place) => WORDS[place])
    .join(' ')

describe.each(engines)('the questions for staff (%s)', (engine) => {
  it('questions for staff include an answered question only if the answer did not help', async () => {
    const { ask, call, kept } = await open(engine)
    await ask('How long does a criminal check take online?')
    await ask('The Robot is where?')
    await ask('the robot is WHERE')
    const rated = await call('/api/assistant/feedback/', {
      json: { question: 'How long does a criminal check take?' },
    })
    expect(await rated.json()).toEqual({ success: true, data: { noted: true } })
    expect(await kept()).toEqual(['1 not_helpful: how long does a criminal check take'])
  })

  it.each([
    [
      'a name',
      'Does Wilhelmina Krautheim answer online where we ask?',
      'does … answer online where we ask',
    ],
    [
      'an address',
      'A check of jane.check@online.example we ask online',
      'a check of … we ask online',
    ],
    [
      'a number',
      'We ask for the degree of 24 or of 1984 online',
      'we ask for the degree of … or of … online',
    ],
    ['a word in another script', 'We ask the 大学 online', 'we ask the … online'],
    ['hyphens and apostrophes', 'We ask the O’Brien-check’s degree', 'we ask the … degree'],
  ])(
    'questions for staff contain only words of the site and common words: %s',
    async (_name, question, text) => {
      const { book, kept } = await open(engine)
      book.note(question, 'unanswered')
      expect(await kept()).toEqual([`1 unanswered: ${text}`])
    },
  )

  it.each(['Wilhelmina Krautheim check online', 'ask', '', '24 24 24 24'])(
    'a question is not stored if fewer than three words of the site or common words are left: “%s”',
    async (question) => {
      const { book, kept } = await open(engine)
      book.note(question, 'unanswered')
      expect(await kept()).toEqual([])
    },
  )

  it('questions for staff are counted by reason, with the time when they were last asked', async () => {
    const { book, call, clock } = await open(engine)
    book.note('we ask the registry', 'unanswered')
    await book.flush()
    clock.now += DAY
    book.note('We ask the registry.', 'unanswered')
    book.note('we ask the registry', 'not_helpful')
    book.note('we ask the university', 'unanswered')
    const answer = await call('/api/questions/?limit=2', { as: 'editor' })
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    const list = questionListAnswer.parse(await answer.json())
    expect(list).toMatchObject({ count: 3, page: 1, total_pages: 2, previous: null })
    expect(list.next).toBe('/api/questions/?page=2&limit=2')
    expect(list.results[0]).toMatchObject({
      text: 'we ask the registry',
      reason: 'unanswered',
      count: 2,
      last_asked_at: '2026-11-23T12:00:00.000Z',
    })
    clock.now += DAY
    book.note('we ask the degree', 'unanswered')
    const latest = await call('/api/questions/?sort=-last_asked_at', { as: 'editor' })
    expect(questionListAnswer.parse(await latest.json()).results[0]?.text).toBe('we ask the degree')
  })

  it('at most a thousand questions for staff are stored, and further questions are counted together', async () => {
    const { book, store, kept } = await open(engine)
    await store.add(
      Array.from({ length: 990 }, (_, index) =>
        questionRow(`question ${index}`, 'unanswered', NOON),
      ),
    )
    for (let number = 0; number < 20; number += 1) book.note(numbered(number), 'unanswered')
    book.note(numbered(20), 'not_helpful')
    book.note(numbered(3), 'unanswered')
    const rows = await kept()
    // Questions without a row of their own share one row per reason. This test uses two reasons.
    expect(rows).toHaveLength(MOST_QUESTIONS - QUESTION_REASONS.length + 2)
    expect(rows).toContain('14 unanswered: other')
    expect(rows).toContain('1 not_helpful: other')
    expect(rows).toContain(`2 unanswered: ${numbered(3)}`)
  })

  it('questions for staff are deleted when they have not been asked for 180 days', async () => {
    const { book, clock, kept } = await open(engine)
    book.note('we ask the registry', 'unanswered')
    await book.flush()
    clock.now = NOON + 180 * DAY
    expect(await kept()).toHaveLength(1)
    clock.now += DAY
    expect(await kept()).toHaveLength(0)
  })

  it('questions for staff are removed and restored by administrators only', async () => {
    const { book, call, kept, logged } = await open(engine)
    book.note('we ask the registry', 'unanswered')
    const list = questionListAnswer.parse(
      await (await call('/api/questions/', { as: 'editor' })).json(),
    )
    const path = `/api/questions/${list.results[0]?.id}/`
    expect((await call(path, { method: 'DELETE', as: 'editor' })).status).toBe(403)
    const removed = await call(path, { method: 'DELETE', as: 'admin' })
    expect(await removed.json()).toEqual({ success: true, data: { id: list.results[0]?.id } })
    expect(logged).toContainEqual(expect.objectContaining({ message: 'A question was removed' }))
    expect((await call(path, { method: 'DELETE', as: 'admin' })).status).toBe(404)
    expect(await kept()).toEqual([])

    const undo = `${path}undo/`
    expect((await call(undo, { method: 'POST', as: 'editor' })).status).toBe(403)
    expect((await call(undo, { method: 'POST', as: 'admin' })).status).toBe(200)
    expect(await kept()).toEqual(['1 unanswered: we ask the registry'])
  })

  it('a removed question is counted from one if it is asked again, and otherwise deleted a day after the removal', async () => {
    const { book, store, clock, kept } = await open(engine)
    for (const _time of [1, 2]) book.note('we ask the registry', 'unanswered')
    await book.flush()
    const [question] = (await store.list('-count', { offset: 0, limit: 10 })).questions
    const id = question?.id ?? ''
    expect(await store.remove(id, clock.now)).toBe(true)
    book.note('we ask the registry', 'unanswered')
    await book.flush()
    expect(await kept()).toEqual(['1 unanswered: we ask the registry'])
    await store.remove(id, clock.now)
    clock.now += DAY + 1
    await book.flush()
    expect(await store.putBack(id)).toBe(false)
  })
})

it.each([
  ['a visitor who is not signed in', undefined, 401],
  ['a viewer', 'viewer', 403],
  ['an editor', 'editor', 200],
] as const)(
  'the route of the list of questions answers %s with status $2',
  async (_name, as, status) => {
    const { call } = await open('sqlite')
    const how = as === undefined ? {} : { as }
    expect((await call('/api/questions/', how)).status).toBe(status)
  },
)

it.each(['page=0', 'limit=101', 'sort=text', 'page=x'])(
  'the list of questions rejects an invalid parameter: %s',
  async (query) => {
    const { call } = await open('sqlite')
    expect((await call(`/api/questions/?${query}`, { as: 'editor' })).status).toBe(422)
  },
)

it('questions are written every thirty seconds and on shutdown, not on every call', async () => {
  const time = stopClock()
  const { book, store } = await open('sqlite')
  const rows = async () => (await store.list('-count', { offset: 0, limit: 10 })).total
  await book.start()
  book.note('we ask the registry', 'unanswered')
  await time.pass(29_999)
  expect(await rows()).toBe(0)
  await time.pass(1)
  await time.until(async () => (await rows()) === 1)
  book.note('we ask the university', 'unanswered')
  await book.stop()
  expect(await rows()).toBe(2)
})

it('questions that cannot be written are retried later, at most a thousand', async () => {
  const { store } = await open('sqlite')
  let isFull = true
  let handed = 0
  const book = createQuestionBook({
    store: {
      ...store,
      add: (rows) => {
        handed = rows.length
        return isFull ? Promise.reject(new Error('full')) : store.add(rows)
      },
    },
    known: async (words) => new Set(words),
    log: testLog().log,
  })
  for (let number = 0; number < 1_100; number += 1) {
    book.note(numbered(number), 'unanswered')
    if (number % 100 === 99) await book.flush()
  }
  isFull = false
  await book.flush()
  const { questions, total } = await store.list('-count', { offset: 0, limit: 2_000 })
  expect(total).toBe(MOST_QUESTIONS - QUESTION_REASONS.length + 1)
  expect(handed).toBe(MOST_QUESTIONS + 1)
  expect(questions.reduce((sum, { count }) => sum + count, 0)).toBe(1_100)
  expect(questions[0]).toMatchObject({ text: 'other', count: 104 })
})
