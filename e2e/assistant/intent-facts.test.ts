import { describe, expect, it } from 'vitest'
import { isAsked, normalised } from '#server/assistant/intents/intent.ts'
import { intents } from '#server/assistant/intents/intents.ts'
import { site as company } from '#shared/company/site.ts'
import { intentQuestions } from './intent-questions.ts'
import { answer, passages, pathsOf, textOf } from './site-answers.test-support.ts'

/** All page texts by path. */
const pages = Map.groupBy(passages, ({ url }) => url.replace(/#.*/u, ''))
const textOfPage = (path = '') =>
  (pages.get(path) ?? []).map(({ page, heading, text }) => `${page} ${heading} ${text}`).join(' ')

/** Facts in the footer of every page. */
const FOOTER = `${company.coverage} ${company.replyPromise} ${company.contactEmail} ${company.foundingYear}`

/** Numbers, acronyms and email addresses of a text. */
const factsOf = (text: string): readonly string[] =>
  text.match(/[\w.]+@[\w.]+\w|[£$€]?\d[\d.,:]*(?:\d|%|\+)|[£$€]?\d+[%+]?|\b[A-Z]{2,}\b/gu) ?? []

/**
 * Intents whose answers contain figures that no page contains: current times, and the definition of a claim that only the assistant
 * explains.
 */
const ON_NO_PAGE: ReadonlySet<string> = new Set(['hand-over', 'success-rate'])

describe('each intent', () => {
  it('has a question in this test', () => {
    expect(Object.keys(intentQuestions).toSorted()).toEqual(intents.map(({ id }) => id).toSorted())
  })

  it.each(Object.entries(intentQuestions))(
    'answers its question: intent %s, question “%s”',
    async (id, question) => {
      const asked = intents.filter((intent) => isAsked(intent, normalised(question)))
      expect(asked.map((intent) => intent.id)).toContain(id)
      const given = await answer(question)
      expect(given.isComposed).toBe(true)
      expect(textOf(given)).not.toMatch(/undefined|\bnull\b| {2}/u)
    },
  )

  it.each(Object.entries(intentQuestions).filter(([id]) => !ON_NO_PAGE.has(id)))(
    'states only facts of its source pages: intent %s',
    async (_id, question) => {
      const { parts, sources } = await answer(question)
      for (const { text, source = -1 } of parts) {
        const path = sources[source]?.url.replace(/#.*/u, '')
        const page = `${textOfPage(path)} ${FOOTER}`
        expect(pages.has(path ?? ''), path).toBe(true)
        const missing = factsOf(text).filter(
          (fact) => !question.includes(fact) && !page.includes(fact),
        )
        expect(missing, path).toEqual([])
      }
    },
  )
})

describe('the opening hours in an answer', () => {
  const at = (iso: string) => Date.parse(iso)

  it.each([
    ['Monday at 10:00', '2026-11-30T10:00:00Z', /^Yes, we’re open now: it is 10:00 in London/u],
    [
      'Monday at 08:59',
      '2026-11-30T08:59:00Z',
      /^We’re closed now.*again on Monday 30 November at 09:00/u,
    ],
    ['Friday at 17:00', '2026-11-27T17:00:00Z', /^We’re closed now.*again on Monday 30 November/u],
    ['Christmas Day', '2026-12-25T10:00:00Z', /^We’re closed now.*again on Tuesday 29 December/u],
    ['summer time', '2026-07-01T08:30:00Z', /^Yes, we’re open now: it is 09:30 in London/u],
  ])('are calculated in the time zone of the office: %s', async (_name, iso, text) => {
    expect(textOf(await answer('are you open now?', [], at(iso)))).toMatch(text)
  })

  it('account for public holidays', async () => {
    const given = await answer('are you open tomorrow?', [], at('2026-12-24T10:00:00Z'))
    expect(textOf(given)).toMatch(
      /^No, we’re closed on Friday 25 December, which is a public holiday/u,
    )
  })
})

describe('a question for a person to talk to', () => {
  it.each([
    'Please connect me to an agent',
    'Call me',
    'can I speak to a human?',
    'live chat please',
  ])('is answered with the contact form and a meeting: %s', async (question) => {
    const given = await answer(question)
    expect(given).toMatchObject({
      outcome: 'hand_over',
      quickReplies: ['Contact Support', 'Schedule Consultation'],
    })
    expect(textOf(given)).toMatch(/closed now.*replies by the end of Monday 30 November/u)
  })

  it('promises a reply by the same time on the next working day if it is asked during office hours', async () => {
    const given = await answer('call me', [], Date.parse('2026-11-30T10:00:00Z'))
    expect(textOf(given)).not.toContain('closed')
    expect(textOf(given)).toContain('replies by Tuesday 1 December, 10:00')
  })
})

describe('a question in another language', () => {
  it.each([
    'Wie lange dauert eine Prüfung?',
    'combien coûte une vérification',
    '背景调查需要多长时间',
  ])('is answered in one English sentence with the contact page: %s', async (question) => {
    const given = await answer(question)
    expect(textOf(given)).toMatch(/^I can answer in English only[^.]*\.$/u)
    expect(pathsOf(given)).toEqual(['/contact'])
  })
})

describe('a question about an order of a single check', () => {
  it.each([
    ['how much is a standard screening for one person in the UK?', /£74/u],
    ['What does a single check cost?', /£38/u],
    ['can I order just one check?', /no minimum order/u],
    ['do you check one person only?', /no minimum order/u],
  ])(
    'is answered with the price if it asks for a price, otherwise with the minimum order: %s',
    async (question, fact) => {
      expect(textOf(await answer(question))).toMatch(fact)
    },
  )
})

describe('the answer in a running conversation', () => {
  const history = (question: string) => [
    { text: question, isBot: false },
    { text: 'An answer.', isBot: true },
  ]

  it.each([
    'What is the price?',
    'where is your office',
    'who are your clients',
    'What does an apostille prove?',
  ])('ignores the earlier messages if the question has a noun of its own: %s', async (question) => {
    const fresh = await answer(question)
    expect(await answer(question, history('Which industry do you serve?'))).toEqual(fresh)
  })

  it('is about the check of the previous question if the new question names no check', async () => {
    const given = await answer('how long does it take', history('Do you do reference checks?'))
    expect(textOf(given)).toMatch(/^A reference check takes 2 to 10 working days/u)
  })

  it.each([
    ['how long do you need for that', /30 days/u],
    ['how long does it take', /30 days/u],
    ['does it cost anything?', /free of charge/u],
    ['is that free', /free of charge/u],
    ['how much is it', /free of charge/u],
  ])(
    'states time and cost of a correction after the message "my report is wrong": %s',
    async (question, fact) => {
      const given = await answer(question, history('my report is wrong'))
      expect(textOf(given)).toMatch(fact)
      expect(textOf(given)).not.toMatch(/[£$€]/u)
    },
  )

  it('is still about the first question after two questions that only refer back to it', async () => {
    const before = [...history('my report is wrong'), ...history('how long do you need for that')]
    expect(textOf(await answer('does it cost anything', before))).toMatch(/free of charge/u)
  })

  it.each(['and in the US?', 'What about America?'])(
    'contains the price of the same check in another country if the question names only a country: %s',
    async (question) => {
      const given = await answer(question, history('How much is basic screening in the UK?'))
      expect(textOf(given)).toContain('$44 in the US')
      expect(textOf(given)).not.toContain('£')
    },
  )
})

describe('questions that no page answers', () => {
  it.each([
    'Can you recommend a solicitor for my visa?',
    'Do you know a good accountant?',
    'What was your turnover last year and is it profitable?',
    'how much does the data engineer job pay',
  ])('get a refusal: %s', async (question) => {
    expect(await answer(question)).toMatchObject({ outcome: 'unknown' })
  })
})
