import { describe, expect, test } from 'vitest'
import { greeting } from '#shared/company/assistant-words.ts'
import { ASSISTANT_LIMITS } from '#shared/contracts/assistant.ts'
import { site as company } from '#shared/company/site.ts'
import type { Asked } from './asked.ts'
import { heldOut } from './held-out.ts'
import { lookedAt } from './looked-at.ts'
import {
  answer,
  historyOf,
  passages,
  pathsOf,
  textOf as told,
} from './site-answers.test-support.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** Lines for the summary table of the suite. */
    figures?: readonly string[]
  }
}

/** Results of a question set. */
interface Marks {
  readonly answered: number
  readonly first: number
  readonly withinThree: number
  readonly toRefuse: number
  readonly refused: number
  /** Questions with a wrong answer, for work on the ranking. Do not read this list for the held-out set. */
  readonly wrong: readonly string[]
}

async function mark(questions: readonly Asked[]): Promise<Marks> {
  const marks = { answered: 0, first: 0, withinThree: 0, toRefuse: 0, refused: 0 }
  const wrong: string[] = []
  for (const { question, history = [], pages } of questions) {
    const given = await answer(question, historyOf(history))
    const isKnown = given.outcome === 'answer'
    if (pages === undefined) {
      marks.toRefuse += 1
      if (!isKnown) marks.refused += 1
      else wrong.push(question)
      continue
    }
    const got = isKnown ? pathsOf(given) : []
    marks.answered += 1
    const isFirst = pages.includes(got[0] ?? '')
    if (isFirst) marks.first += 1
    else wrong.push(`${question}: ${got.join(' ')}`)
    if (got.slice(0, 3).some((path) => pages.includes(path))) marks.withinThree += 1
  }
  return { ...marks, wrong }
}

const line = (name: string, { answered, first, withinThree, toRefuse, refused }: Marks) =>
  `assistant, ${name}: ${first} of ${answered} right first, ${withinThree} within three, ${refused} of ${toRefuse} refused`

describe('the sixty questions', async () => {
  const aside = await mark(heldOut)
  const seen = await mark(lookedAt)
  const sum = (of: 'answered' | 'first' | 'withinThree' | 'toRefuse' | 'refused') =>
    aside[of] + seen[of]

  test('include 54 that a page answers and six that the assistant must refuse', () => {
    expect([heldOut.length, lookedAt.length]).toEqual([30, 30])
    expect([sum('answered'), sum('toRefuse')]).toEqual([54, 6])
  })

  test('get the right page at rank one in at least 47 cases, and within the first three ranks in 52', ({
    task,
  }) => {
    task.meta.figures = [line('kept aside', aside), line('looked at', seen)]
    expect({ first: sum('first') >= 47, withinThree: sum('withinThree') >= 52 }).toEqual({
      first: true,
      withinThree: true,
    })
  })

  test('get a refusal if the site has no answer', () => {
    expect(sum('refused')).toBe(6)
  })

  test('get the same answer when they are repeated', async () => {
    for (const { question } of lookedAt.slice(0, 5)) {
      expect(await answer(question, [])).toEqual(await answer(question, []))
    }
  })

  test('get answers of sentences that occur verbatim on the site', async () => {
    const plain = (text: string) => text.replaceAll(/\s+/gu, ' ')
    const whole = passages.map(({ text }) => plain(text))
    for (const { question } of [...lookedAt, ...heldOut].filter(({ pages }) => pages)) {
      const { outcome, parts, isComposed } = await answer(question, [])
      if (outcome === 'unknown' || isComposed === true) continue
      for (const { text, source } of parts) {
        if (source === undefined || text.startsWith('For ')) continue
        const quoted = plain(text)
          .trim()
          .split(/(?<=[.?!]) /u)
        const isWhole = (passage: string) => quoted.every((one) => passage.includes(one))
        expect(whole.some(isWhole), text).toBe(true)
      }
    }
  })
})

describe('a message of small talk', () => {
  test.each([
    'hello',
    'Hello!',
    'hi there',
    'Good morning',
    'good afternoon everyone',
    `Hey ${company.assistant}, how are you today?`,
    'who are you?',
    'can you help me please',
  ])('gets a greeting with suggestions: %s', async (message) => {
    const given = await answer(message, [])
    expect(given).toMatchObject({
      outcome: 'answer',
      sources: [],
      quickReplies: greeting.quickReplies,
    })
    expect(told(given)).toBe(greeting.text.site)
  })

  test.each([
    ['thanks a lot', /welcome/],
    ['ok great, thank you very much!', /welcome/],
    ['Goodbye', /Goodbye/],
    ['thanks, bye', /Goodbye/],
  ])('gets a matching reply: %s', async (message, words) => {
    const given = await answer(message, [])
    expect(told(given)).toMatch(words)
    expect(given).toMatchObject({ outcome: 'answer', sources: [] })
  })

  test.each([
    ['hello, how fast is a criminal background check?', 'How fast is a criminal background check?'],
    ['Good morning. What does an apostille prove?', 'What does an apostille prove?'],
    ['Hi team, gig workers couriers', 'gig workers couriers'],
  ])(
    'does not change the answer to a question that follows in the same message: %s',
    async (polite, plain) => {
      expect(await answer(polite, [])).toEqual(await answer(plain, []))
    },
  )

  test.each([
    ['what sectors do you work in', /18\+ industries: .*Manufacturing & Retail/, '/industries'],
    ['Which industries do you serve?', /18\+ industries/, '/industries'],
    ['who are your clients', /50\+ clients, none named without/, '/clients'],
    ['who are your customers?', /50\+ clients/, '/clients'],
  ])(
    'gets the company’s description of itself if it asks about the company: %s',
    async (question, words, path) => {
      const given = await answer(question, [])
      expect(told(given)).toMatch(words)
      expect(pathsOf(given)[0]).toBe(path)
    },
  )
})

describe('a message with two questions', () => {
  test.each([
    [
      'What does a criminal check cost and how long does it take?',
      [/£38 in the UK/, /1 to 8 weeks for a UK Enhanced/],
      ['/services', '/criminal-check'],
    ],
    [
      'how long does kyc take and what does it cost',
      [/24 hours for a company in an online register/, /We reply with the checks, times, prices/],
      ['/kyc-compliance', '/contact'],
    ],
    [
      'is it lawful to check criminal records? And how long does it take?',
      [/depends on the country and the role/, /24 hours for a US court with online records/],
      ['/criminal-check'],
    ],
    [
      'what is your email and when are you open',
      [/hello@/, /Mon to Fri, 09:00 to 17:00/],
      ['/contact'],
    ],
  ])('gets two answers, each with its page: %s', async (question, words, pages) => {
    const given = await answer(question, [])
    const { outcome, parts, sources } = given
    expect(outcome).toBe('answer')
    for (const pattern of words) expect(told(given)).toMatch(pattern)
    expect(pathsOf(given)).toEqual(expect.arrayContaining(pages))
    const named = parts.flatMap(({ source }) => source ?? [])
    for (const source of named) expect(sources[source]).toBeDefined()
    expect(sources.length).toBeLessThanOrEqual(ASSISTANT_LIMITS.sources)
  })

  test('gets one answer and one refusal, in the order of the questions', async () => {
    const given = await answer('how fast is a criminal check and who is the king of Norway?', [])
    expect(given.outcome).toBe('answer')
    expect(told(given)).toMatch(
      /1 to 8 weeks[\s\S]*couldn’t find that on our site: who is the king of Norway\?/,
    )
  })

  test('gets a refusal if the site answers neither question', async () => {
    const given = await answer('who is the king of Norway and what is the weather in Oslo', [])
    expect(given.outcome).toBe('unknown')
  })
})
