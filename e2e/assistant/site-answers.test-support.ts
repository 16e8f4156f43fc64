import { documents } from '#seed/content.test-support.ts'
import { createAnswerer } from '#server/assistant/answerer.ts'
import type { Answer, Earlier } from '#server/assistant/ports.ts'
import { documentPassages } from '#server/search/article-passages.ts'
import { ownBudget } from '#server/search/budget.ts'
import { find, findAll } from '#server/search/find.ts'
import { openIndexStore } from '#server/search/index-store.ts'
import { loadShippedDocuments } from '#server/search/page-passages.ts'
import { isPage } from '#server/search/published-source.ts'
import { shippedTexts } from '#server/testing/shipped-texts.test-support.ts'
import { PUBLIC_STATUS } from '#shared/content/status.ts'
import { site } from '#shared/company/site.ts'
import { addWorkingHours } from '#shared/time/working-time.ts'

/** Articles and openings of the example content that are visible to visitors. The documents of pages have the shipped text. */
const published = documents.filter(
  ({ _id, status, closesAt }) =>
    status === PUBLIC_STATUS &&
    !isPage(_id) &&
    !(typeof closesAt === 'string' && Date.parse(closesAt) <= Date.now()),
)

const pages = await loadShippedDocuments()
const articles = published.map((document) => ({
  id: document._id,
  rev: '',
  passages: documentPassages({ _rev: '', ...document }),
}))

/** All passages of the site with its example content. */
export const passages = [...pages, ...articles].flatMap(({ passages: own }) => own)

const store = openIndexStore(':memory:')
store.put([...pages, ...articles])

/** Saturday 28 November 2026, 12:00 in London. */
const SATURDAY = Date.parse('2026-11-28T12:00:00Z')

const holidays: ReadonlySet<string> = new Set(['2026-12-25', '2026-12-28'])
const isHoliday = (date: string) => holidays.has(date)

/** Answerer of the site at a fixed time, in milliseconds since 1970. */
const answererAt = (now: number) =>
  createAnswerer(
    {
      begin: () => {
        const budget = ownBudget()
        return {
          search: async (question, options) => find(store, question, options, budget),
          searchWithTopic: async (question, options) =>
            findAll(store, question, { ...options, withTopics: true }, budget),
        }
      },
    },
    {
      clock: {
        now: () => now,
        dueAt: async (at) => addWorkingHours(at, 24, { timeZone: site.timeZone, isHoliday }),
        isHoliday: async (date) => isHoliday(date),
      },
      pages: shippedTexts,
    },
  )

/** Answers a question from the site with its example content, without a model. */
export const answer = async (
  question: string,
  history: readonly Earlier[] = [],
  now: number = SATURDAY,
) => answererAt(now)(question, history, new AbortController().signal)

/** Earlier messages of a conversation, alternating between visitor and assistant. */
export const historyOf = (messages: readonly string[] = []): readonly Earlier[] =>
  messages.map((text, index) => ({ text, isBot: index % 2 === 1 }))

/** Text of an answer as shown to the visitor. */
export const textOf = ({ parts }: Answer): string => parts.map(({ text }) => text).join('')

/** Paths of an answer's sources, followed by the paths of further pages. */
export const pathsOf = ({ sources, further = [] }: Answer): readonly string[] =>
  [...sources, ...further].map(({ url }) => url.replace(/#.*/u, ''))
