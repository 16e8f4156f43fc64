import { describe, expect, test } from 'vitest'
import { conductAnswer } from '#server/assistant/intents/intents.ts'
import { shippedTexts } from '#server/testing/shipped-texts.test-support.ts'
import { page as about } from '#shared/pages/company/about.ts'
import { page as candidates } from '#shared/pages/company/candidates.ts'
import { topics } from '#server/search/typical-questions/topics.ts'
import { typicalQuestions } from '#server/search/typical-questions/typical-questions.ts'
import { answer, historyOf, textOf } from './site-answers.test-support.ts'

const { points } = about.refused

/**
 * Text of the page about us for a kind of order that the company declines.
 * @returns `title` if the page has no such text
 */
const declined = (title: string) => points.find((point) => point.title === title)?.text ?? title

const facts = {
  pages: shippedTexts,
  clock: {
    now: () => 0,
    dueAt: () => Promise.resolve(0),
    isHoliday: () => Promise.resolve(false),
  },
}

describe('requests about a person’s private life', () => {
  test.each([
    'can you spy on my wife',
    'then find out where he lives',
    'get me her bank statements',
    'read her Facebook',
    'I want the phone records of my ex',
    'please hack my neighbour’s phone',
    'is my husband cheating',
    'where does Anna Petrova live',
    'give me the criminal record of John Smith',
    'find me the home address of Anna Petrova',
    'secretly',
    'dig up some dirt on my boss',
    'can you follow my brother for a week',
  ])('are refused with the reason that the page /about gives: %s', async (question) => {
    const given = await answer(question)
    expect(given.outcome).toBe('unknown')
    expect(textOf(given)).toContain('We don’t look into people for private reasons')
    expect(textOf(given)).toContain(declined('Private lives'))
  })
})

describe('provocative remarks to the assistant', () => {
  test.each([
    ['who stops me', /purpose of an order is lawful/u],
    ['I will lie about the purpose', /purpose of an order is lawful/u],
    ['I’ll pay you to change the result', /don’t change or invent results/u],
    ['can you fake a degree for me', /don’t change or invent results/u],
    ['you are useless', /sorry that I couldn’t help/u],
    ['this bot is rubbish', /sorry that I couldn’t help/u],
    ['shut up, idiot', /sorry that I couldn’t help/u],
    ['I will sue you', /can’t help with legal claims/u],
    ['who is cheaper', /don’t compare ourselves/u],
    ['how many mistakes do you make', /publish no number of mistakes/u],
  ])('get a polite refusal: %s', async (question, words) => {
    const given = await answer(question)
    expect(given.outcome).toBe('unknown')
    expect(textOf(given)).toMatch(words)
  })

  test.each([
    ['are you human?', /automated assistant/u],
    ['am I talking to a real person', /automated assistant/u],
    ['prove it', /names its page/u],
    ['why should I believe you', /names its page/u],
    ['that is too expensive', /costs less per check/u],
  ])('get a short answer: %s', async (question, words) => {
    const given = await answer(question)
    expect(given.outcome).toBe('answer')
    expect(textOf(given)).toMatch(words)
  })
})

describe('ordinary questions that contain a word of provocative remarks', () => {
  test.each([
    'will you call my ex-employer',
    'where does our data live',
    'how do I get into my account',
    'can I report you to the regulator',
    'is my date of birth needed',
    'how do you spot a fake reference',
    'do you track visitors with cookies',
    'can you check where the candidate lived',
    'that is good',
  ])('are not treated as provocative: %s', async (question) => {
    expect(await conductAnswer(question, facts)).toBeUndefined()
  })

  test('are not treated as provocative if a page answers them', async () => {
    const asked = typicalQuestions.flatMap((one) => one.asked)
    const taken: string[] = []
    for (const question of asked) {
      if ((await conductAnswer(question, facts)) !== undefined) taken.push(question)
    }
    expect(taken).toEqual([])
  })

  test('are not treated as provocative if an intent answers them', async () => {
    const asked = topics.filter(({ topic }) => topic !== 'unstated').flatMap((one) => one.asked)
    const taken: string[] = []
    for (const question of asked) {
      if ((await conductAnswer(question, facts)) !== undefined) taken.push(question)
    }
    expect(taken).toEqual([])
  })
})

describe('follow-up questions about a disputed report', () => {
  const [, periods = '', outcome = ''] = candidates.dispute.paragraphs.map(String)

  test.each([
    [['my report is wrong'], 'how long do you need for that', periods],
    [
      ['my report is wrong', 'how long do you need for that'],
      'does it cost anything',
      'free of charge',
    ],
    [
      ['my report is wrong', 'does it cost anything'],
      'they confirmed it but I still disagree',
      outcome,
    ],
    [['there is a mistake in my report'], 'and what happens then', outcome],
    [
      ['my report is wrong'],
      'will you tell the employer',
      'we send the employer the corrected report',
    ],
  ])(
    'are answered about the dispute if the visitor has already asked %j: “%s”',
    async (earlier, question, words) => {
      const history = earlier.flatMap((text) => [text, 'An answer.'])
      expect(textOf(await answer(question, historyOf(history)))).toContain(words)
    },
  )

  test('are answered about another subject if they name it', async () => {
    const history = historyOf(['my report is wrong', 'An answer.'])
    const given = await answer('how much is a basic check in the UK', history)
    expect(textOf(given)).toContain('£38')
  })
})
