import { onTestFinished } from 'vitest'
import { createAssistant } from '../assistant/assistant.ts'
import { assistantRoutes } from '../assistant/assistant.routes.ts'
import { createModelClient } from '../assistant/model/model-client.ts'
import type { Answerer } from '../assistant/ports.ts'
import { createQuestionBook } from '../assistant/question-book.ts'
import { createQuestionStore } from '../assistant/questions.store.ts'
import { questionMigrations, type QuestionTables } from '../assistant/questions.tables.ts'
import type { SiteSearch } from '../assistant/site-search.ts'
import type { Database } from '../database/database.ts'
import { createApi } from '../http/api.ts'
import { createLogger, type LogEntry } from '../http/logging.ts'
import type { Caller } from '../http/route.ts'
import { assistantAnswer } from '#shared/contracts/assistant.ts'

export { questionMigrations }

/** Passages of a small test site. */
const PASSAGES = [
  {
    url: '/criminal-check#turnaround',
    page: 'Criminal check',
    heading: 'Turnaround by registry',
    text: 'A criminal check takes 24 hours where the registry answers online.',
  },
  {
    url: '/education-verification',
    page: 'Education & licence verification',
    heading: 'Education & licence verification',
    text: 'We ask the university for the degree, its date and its class.',
  },
  ...Array.from({ length: 8 }, (_, index) => ({
    url: `/blogs/post-${index}`,
    page: `Post ${index}`,
    heading: `Post ${index}`,
    text: `Post ${index} tells how a check is ordered.`,
  })),
] as const

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
const siteWords = new Set(PASSAGES.flatMap(({ text, page }) => wordsOf(`${text} ${page}`)))

/** Searches {@link PASSAGES}. Passages with more words of the query rank higher. */
const searchPassages: ReturnType<SiteSearch['begin']>['search'] = async (
  query,
  { limit = 10 } = {},
) => {
  const words = wordsOf(query)
  return PASSAGES.map((passage) => {
    const own = new Set(wordsOf(`${passage.heading} ${passage.text}`))
    return { passage, terms: words.filter((word) => own.has(word)) }
  })
    .filter(({ terms }) => terms.length > 0)
    .toSorted((a, b) => b.terms.length - a.terms.length)
    .slice(0, limit)
}
/** Search of the small test site, with the interface that the assistant requires. */
const smallSearch: SiteSearch = {
  begin: () => ({ search: searchPassages }),
  known: async (words) => new Set(words.filter((word) => siteWords.has(word))),
  warm: () => undefined,
}

/**
 * Answers a question with the complete text of the best passage, or with `unknown` if this passage has fewer than two words of the
 * question.
 */
export const smallAnswerer: Answerer = async (question) => {
  const [best] = await searchPassages(question, { limit: 1 })
  if (best === undefined || best.terms.length < 2) {
    return { outcome: 'unknown', parts: [{ text: 'The site does not say.' }], sources: [] }
  }
  const { url, page, text } = best.passage
  return {
    outcome: 'answer',
    parts: [{ text, source: 0 }],
    sources: [{ title: page, url }],
  }
}

const STAFF: ReadonlyMap<string, Caller> = new Map(
  (['viewer', 'editor', 'admin'] as const).map((role) => [
    role,
    { kind: 'staff', id: role, email: '', name: role, role, sessionId: role },
  ]),
)

export const NOON = Date.UTC(2026, 10, 22, 12)

interface Call {
  readonly as?: 'viewer' | 'editor' | 'admin'
  readonly method?: string
  readonly json?: unknown
  readonly address?: string
  readonly signal?: AbortSignal
}

/** Creates the assistant with its real API and store, and with a clock that the test sets. */
export async function createAssistantSite(
  database: Database,
  options: {
    readonly answer?: Answerer
    readonly act?: NonNullable<Parameters<typeof createAssistant>[0]['act']>
    readonly search?: Partial<SiteSearch>
    readonly model?: Parameters<typeof createModelClient>[0]
    readonly limits?: boolean
    readonly patienceMs?: number
  } = {},
) {
  const clock = { now: NOON }
  const now = () => clock.now
  const logged: LogEntry[] = []
  const lines: string[] = []
  const log = createLogger({
    level: 'debug',
    destination: { write: (line) => void lines.push(line) },
    sinks: [(entry) => logged.push(entry)],
  })
  const search = { ...smallSearch, ...options.search }
  const limits = options.limits ?? false
  const store = createQuestionStore(database.kysely.withTables<QuestionTables>())
  const book = createQuestionBook({ store, known: search.known, log, now })
  onTestFinished(() => book.stop())
  const assistant = createAssistant({
    answer: options.answer ?? smallAnswerer,
    ...(options.act === undefined ? {} : { act: options.act }),
    search,
    ...(options.model === undefined ? {} : { askModel: createModelClient(options.model) }),
    questions: book,
    log,
    now,
    limits,
    ...(options.patienceMs === undefined ? {} : { patienceMs: options.patienceMs }),
  })
  const api = createApi({
    routes: assistantRoutes({ assistant, book, store, warm: search.warm, log, limits, now }),
    authenticate: async ({ headers }) =>
      STAFF.get(headers.get('authorization') ?? '') ?? { kind: 'visitor' },
    log,
    trustProxy: { kind: 'none' },
    https: false,
    rateLimit: 'off',
  })
  const call = async (path: string, { as, method, json, address, signal }: Call = {}) => {
    const request = new Request(`http://localhost${path}`, {
      method: method ?? (json === undefined ? 'GET' : 'POST'),
      headers: {
        ...(as === undefined ? {} : { authorization: as }),
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(json === undefined
        ? {}
        : { body: typeof json === 'string' ? json : JSON.stringify(json) }),
      ...(signal === undefined ? {} : { signal }),
    })
    return api.fetch(request, { address: address ?? '192.0.2.1' })
  }
  return {
    assistant,
    book,
    call,
    /** Fetch handler of the API. */
    fetch: api.fetch,
    clock,
    /** Log entries, and the lines written from them. */
    logged,
    lines,
    store,
    ask: async (
      question: string,
      rest: Omit<Call, 'json'> & { readonly history?: unknown } = {},
    ) => {
      const { history, ...how } = rest
      const answer = await call('/api/assistant/', { ...how, json: { question, history } })
      return assistantAnswer.parse(await answer.json()).data
    },
    /** Stored questions as text. */
    kept: async () => {
      await book.flush()
      const { questions } = await store.list('-count', { offset: 0, limit: 2_000 })
      return questions.map(({ text, reason, count }) => `${count} ${reason}: ${text}`)
    },
  }
}
