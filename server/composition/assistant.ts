import { conversationalAnswer, createAnswerer } from '../assistant/answerer.ts'
import { createAssistant } from '../assistant/assistant.ts'
import { assistantRoutes } from '../assistant/assistant.routes.ts'
import { createModelClient } from '../assistant/model-client.ts'
import type { Clock } from '../assistant/intents/intent.ts'
import type { Findings } from '../assistant/ports.ts'
import { createQuestionBook } from '../assistant/question-book.ts'
import { createQuestionStore } from '../assistant/questions.store.ts'
import type { QuestionTables } from '../assistant/questions.tables.ts'
import type { SiteSearch } from '../assistant/site-search.ts'
import type { LeadsArea } from './leads.ts'
import type { Config } from '../config/config.ts'
import type { Deps } from './deps.ts'
import type { Route } from '../http/route.ts'

/** The assistant, and what staff see of its questions. */
export interface AssistantArea {
  readonly routes: readonly Route[]
  start(): Promise<void>
  /** Writes what was gathered. */
  stop(): Promise<void>
}

/** Composes what answers the questions of visitors. */
export function createAssistantArea(
  config: Pick<Config, 'model' | 'rateLimit'>,
  { database, log }: Pick<Deps, 'database' | 'log'>,
  search: SiteSearch & Findings,
  { holidays, dueAt }: Pick<LeadsArea, 'holidays' | 'dueAt'>,
): AssistantArea {
  const clock: Clock = {
    now: Date.now,
    dueAt,
    isHoliday: async (date) => {
      const calendar = await holidays(Number(date.slice(0, 4))).catch(() => undefined)
      return calendar?.isHoliday(date) ?? false
    },
  }
  const store = createQuestionStore(database.kysely.withTables<QuestionTables>())
  const book = createQuestionBook({ store, known: search.known, log })
  const assistant = createAssistant({
    answer: createAnswerer(search, clock),
    act: (question) => conversationalAnswer(question, clock),
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
    }),
    start: book.start,
    stop: book.stop,
  }
}
