import { describe, expect, test } from 'vitest'
import { answer, historyOf, textOf } from './site-answers.test-support.ts'
import { outsideQuestions } from './expected.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** Lines for the summary table of the suite. */
    figures?: readonly string[]
  }
}

/** Questions that no page answers, although they use words of the site. */
const UNANSWERED: readonly string[] = `
Who is your chief technology officer?
what was your revenue in 2025
what is your profit margin
do you have an iphone app
is there an android app for candidates
can I pay by bank transfer
do you accept bitcoin
what are your payment terms, net 30?
do you offer a refund if the check is late
is there a loyalty programme
do you have parking at your office
do you sponsor visas for foreign hires
how many weeks of holiday do your staff get
what is the notice period for your analysts
do you offer a graduate scheme
how many employees left last year
can you run a hair drug test
do you do medical examinations before hiring
can you take fingerprints of our candidates
do you offer handwriting analysis
can you find my missing brother
can you investigate whether my husband is cheating
do you do credit scores for tenants in France
are you cheaper than Checkr
how do you compare with Sterling or HireRight
who are your competitors
have you been sued
did you ever have a data breach
what is your net promoter score
do you have a slack integration
which database do you use for screening orders
what programming language is your product written in
do you have liability insurance
are you listed on the stock exchange
what is your DUNS number
do you offer training courses for HR teams
is there a webinar next month
how do I reset my password
where can I download the invoice for my order
can I change the billing address on my invoice
do you train your staff in unconscious bias
what is the dress code in your office
do you donate to charity
what is your carbon footprint
can you check if someone has covid vaccination
do you verify dating profiles
can you do a lie detector test
how much does the CEO earn
what is the salary of a data engineer at your company
do you have a referral bonus
what is your trustpilot score
can you deliver the reports by fax
do you offer a free trial
are you a member of the PBSA
do you hold ISO 9001`
  .trim()
  .split('\n')

/** Minimum number of questions in `UNANSWERED` that the assistant refuses. This minimum may only rise. */
const LEAST_REFUSED = 52

/** Maximum number of refused questions among those that the site answers. This maximum may only fall. */
const MOST_FALSE = 0

describe('questions that the site does not answer', () => {
  test('get a refusal', async ({ task }) => {
    const given = await Promise.all(UNANSWERED.map(async (question) => answer(question)))
    const refused = given.filter(({ outcome }) => outcome === 'unknown')
    task.meta.figures = [`assistant, refusals: ${refused.length} of ${UNANSWERED.length}`]
    const words =
      /^(?:I couldn’t find that on our site\.|We don’t look into people for private reasons\.)/u
    for (const one of refused) expect(textOf(one)).toMatch(words)
    expect(refused.length).toBeGreaterThanOrEqual(LEAST_REFUSED)
  })

  test('are not confused with questions that the site answers: none of these is refused', async () => {
    const toAnswer = outsideQuestions.filter(({ expect: outcome }) => outcome === 'answer')
    const given = await Promise.all(
      toAnswer.map(async ({ question, history }) => answer(question, historyOf(history))),
    )
    const refused = toAnswer.filter((_, at) => given[at]?.outcome === 'unknown')
    expect(refused.length).toBeLessThanOrEqual(MOST_FALSE)
  })
})

describe('misspelled questions', () => {
  test.each([
    ['wat does a crimnal chek cost in uk', 'how much does a criminal check cost in the uk'],
    ['how long doe a refrence check tak', 'how long does a reference check take'],
    ['do u chek peple in germny', 'do you check people in germany'],
  ])('are answered like questions with correct spelling: %s', async (typed, meant) => {
    const [given, expected] = await Promise.all([answer(typed), answer(meant)])
    expect(given.sources.map(({ url }) => url)).toEqual(expected.sources.map(({ url }) => url))
    expect(given.outcome).toBe('answer')
  })
})
