import { conversationalAnswer, createAnswerer } from '#server/assistant/answerer.ts'
import { createAssistant } from '#server/assistant/assistant.ts'
import { assistantRoutes } from '#server/assistant/assistant.routes.ts'
import { createModelClient } from '#server/assistant/model/model-client.ts'
import type { PageTexts, SiteFacts } from '#server/assistant/intents/intent.ts'
import type { Findings } from '#server/assistant/ports.ts'
import { createQuestionBook, type QuestionBook } from '#server/assistant/question-book.ts'
import { createQuestionStore } from '#server/assistant/questions.store.ts'
import type { QuestionTables } from '#server/assistant/questions.tables.ts'
import type { SiteSearch } from '#server/assistant/site-search.ts'
import type { ContentArea } from '../content.ts'
import type { LeadsArea } from '../leads.ts'
import type { Config } from '#server/config/config.ts'
import type { Deps } from '../deps.ts'
import type { Lifetime } from '../lifetime.ts'
import type { Route } from '#server/http/route.ts'
import type {
  CompanyPageOf,
  CompanySlug,
  HubPageOf,
  HubSlug,
} from '#shared/pages/catalogue/page-copy.ts'
import { pageOf } from '#shared/content/pages/fixed-pages.ts'

/** Routes of the assistant, and the record of questions for staff. */
export interface AssistantArea {
  readonly routes: readonly Route[]
  /** Records a question or a search for staff. */
  readonly note: QuestionBook['note']
}

/** Texts of pages from which the assistant's answers take their facts. */
export const pageTextsOf = ({ copy, ranges }: ContentArea['deliveredPages']): PageTexts => ({
  ranges,
  service: (slug) => copy(pageOf('service', slug)),
  solution: (slug) => copy(pageOf('solution', slug)),
  industry: (slug) => copy(pageOf('industry', slug)),
  company: async <Slug extends CompanySlug>(slug: Slug) =>
    // The cast is correct, because the slug of a company page determines its type.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    (await copy(pageOf('company', slug))) as CompanyPageOf<Slug>,
  hub: async <Slug extends HubSlug>(slug: Slug) =>
    // The cast is correct, because the slug of a hub page determines its type.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    (await copy(pageOf('hub', slug))) as HubPageOf<Slug>,
  home: () => copy(pageOf('home', 'home')),
  settings: () => copy(pageOf('settings', 'site')),
})

/** Composes the assistant for visitors, and statistics of its questions for staff. */
export function createAssistantArea(
  config: Pick<Config, 'model' | 'rateLimit'>,
  { database, log }: Pick<Deps, 'database' | 'log'>,
  search: SiteSearch & Findings,
  {
    holidays,
    dueAt,
    counts,
    deliveredPages,
  }: Pick<LeadsArea, 'holidays' | 'dueAt' | 'counts'> & Pick<ContentArea, 'deliveredPages'>,
  lifetime: Lifetime,
): AssistantArea {
  const facts: SiteFacts = {
    clock: {
      now: Date.now,
      dueAt,
      isHoliday: async (date) => {
        const calendar = await holidays(Number(date.slice(0, 4))).catch(() => undefined)
        return calendar?.isHoliday(date) ?? false
      },
    },
    pages: pageTextsOf(deliveredPages),
  }
  const store = createQuestionStore(database.kysely.withTables<QuestionTables>())
  const book = createQuestionBook({ store, known: search.known, log })
  lifetime.add({ name: 'questions', ...book })
  const assistant = createAssistant({
    answer: createAnswerer(search, facts),
    act: (question) => conversationalAnswer(question, facts),
    search,
    ...(config.model === undefined ? {} : { askModel: createModelClient(config.model) }),
    questions: book,
    log,
    limits: config.rateLimit,
  })
  return {
    routes: assistantRoutes({
      assistant,
      book,
      store,
      warm: search.warm,
      log,
      limits: config.rateLimit,
      counts,
    }),
    note: book.note,
  }
}
