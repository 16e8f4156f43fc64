import { randomBytes, randomUUID } from 'node:crypto'
import type { Log } from '#server/http/logging.ts'
import { claimsEntry } from '#shared/company/assistant-claims.ts'
import { fallback, keywordReplies, unknownReplies } from '#shared/company/assistant-words.ts'
import {
  ASSISTANT_LIMITS,
  type AssistantInput,
  type AssistantReply,
} from '#shared/contracts/assistant.ts'
import {
  Abandoned,
  createFairQueue,
  QueueFull,
  type Asking,
  type FairQueueOptions,
} from '#lake/common/fair-queue.ts'
import { citedReply } from './model/cited-reply.ts'
import { askedBefore, relevantSnippets } from './model/knowledge.ts'
import { ModelFailure, type AskModel } from './model/model-client.ts'
import { modelRequest } from './model/model-request.ts'
import { textOf, type Answer, type Answerer } from './ports.ts'
import type { QuestionBook } from './question-book.ts'
import type { SiteSearch } from './site-search.ts'

export interface AssistantOptions {
  /** Answers questions if there is no model. */
  readonly answer: Answerer
  /** Answers requests about the conversation itself, such as for a person, even if there is a model. */
  readonly act?: (question: string) => Promise<Answer | undefined>
  readonly search: SiteSearch
  /** Sends questions to the model, if there is one. */
  readonly askModel?: AskModel
  /** Records questions without an answer. */
  readonly questions: Pick<QuestionBook, 'note'>
  readonly log: Log
  /** False disables the limits per sender and network, for load tests only. Default: true. */
  readonly limits?: boolean
  /** Timeout of a question, including its time in the queue, milliseconds. Default: 20,000. */
  readonly patienceMs?: number
  /** Clock, in milliseconds since 1970. */
  readonly now?: () => number
}

/** Sender of a question. */
export interface Asker {
  /** Address block that counts as one sender. */
  readonly block: string
  /** Network that contains the block. One sender may control many blocks of a network. */
  readonly network: string
  /** Aborted when the client disconnects. */
  readonly signal: AbortSignal
}

/** Answers the questions of visitors. */
export interface Assistant {
  readonly answeredBy: 'site' | 'google'
  /**
   * Replies to a question. The work stops when the client disconnects. Any error except `QueueFull` leads to the fallback answer.
   * @throws QueueFull if too many questions are waiting
   */
  ask(input: AssistantInput, asker: Asker): Promise<AssistantReply>
}

/** Timeout of a question, including its time in the queue, milliseconds. Shorter than the timeout of API calls. */
const PATIENCE_MS = 20_000

/**
 * Limits of the queues for searches and for model calls. The search has one thread, so one question is searched at a time, for at most 300
 * ms of CPU time. A model call takes up to ten seconds. One network gets at most six of the eight concurrent model calls.
 */
const SEARCH_QUEUE = { concurrent: 1, waitingPerSender: 10, waitingPerNetwork: 20, waiting: 200 }
const MODEL_QUEUE = {
  concurrent: 8,
  runningPerNetwork: 6,
  waitingPerSender: 8,
  waitingPerNetwork: 16,
  waiting: 40,
}

/**
 * Text that replaces all requests for a person in the list of questions for staff. The visitors' own words are not stored, because they add
 * nothing and may contain a phone number.
 */
const PERSON_WANTED = 'please let me talk to a person'

/** Maximum number of quick replies of a message. */
const MOST_REPLIES = 4

type Settled = Pick<AssistantReply, 'text' | 'parts' | 'sources' | 'outcome' | 'quickReplies'>

const FALLBACK: Settled = {
  text: fallback.text,
  quickReplies: [...fallback.quickReplies],
  sources: [],
  outcome: 'fallback',
}

/** Converts an answer to the fields of a message. Quick replies of the answer come before those for keywords of the question. */
function settle(question: string, { parts, sources, outcome, quickReplies = [] }: Answer): Settled {
  const replies = [...new Set([...quickReplies, ...keywordReplies(question)])]
  if (outcome === 'unknown' && replies.length === 0) replies.push(...unknownReplies)
  return {
    text: textOf({ parts }),
    parts: [...parts],
    sources: sources.slice(0, ASSISTANT_LIMITS.sources),
    outcome,
    ...(replies.length === 0 ? {} : { quickReplies: replies.slice(0, MOST_REPLIES) }),
  }
}

function createQueue(options: FairQueueOptions, limits: boolean) {
  const { waiting, concurrent } = options
  const shared = {
    waitingPerSender: waiting,
    waitingPerNetwork: waiting,
    runningPerNetwork: concurrent,
  }
  return createFairQueue({ ...options, ...(limits ? {} : shared), abortsAbandoned: true })
}

/** Waits for the work. Rejects with `Abandoned` as soon as the signal is aborted. */
async function untilAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  const gone = Promise.withResolvers<never>()
  const onAbort = () => gone.reject(new Abandoned())
  signal.addEventListener('abort', onAbort, { once: true })
  try {
    return await Promise.race([work, gone.promise])
  } finally {
    signal.removeEventListener('abort', onAbort)
  }
}

/** Creates the assistant. It answers from the site's own pages, or with a model that gets passages of these pages. */
export function createAssistant(options: AssistantOptions): Assistant {
  const { answer, act, search, askModel, questions, log, now = Date.now } = options
  const { limits = true, patienceMs = PATIENCE_MS } = options
  const searching = createQueue(SEARCH_QUEUE, limits)
  const calling = createQueue(MODEL_QUEUE, limits)

  const fromSite = async (
    { question, history }: AssistantInput,
    asking: Asking,
  ): Promise<Settled> =>
    searching.run(asking, async (signal) => {
      const found = await untilAborted(signal, answer(question, history, signal))
      if (found.outcome === 'unknown') questions.note(question, 'unanswered')
      if (found.outcome === 'hand_over') questions.note(PERSON_WANTED, 'person_wanted')
      return settle(question, found)
    })

  const fromModel = async (
    ask: AskModel,
    { question, history }: AssistantInput,
    asking: Asking,
  ): Promise<Settled> => {
    const acted = await act?.(question)
    if (acted !== undefined) {
      if (acted.outcome === 'hand_over') questions.note(PERSON_WANTED, 'person_wanted')
      return settle(question, acted)
    }
    const before = askedBefore(question, history)
    const snippets = await searching.run(asking, async (signal) => {
      const work = relevantSnippets(search.begin(signal), question, before)
      const found = await untilAborted(signal, work)
      // The company's claims match almost every question. A question with no other match is recorded as unanswered.
      if (found.every(({ url }) => url === claimsEntry.url)) questions.note(question, 'unanswered')
      return found
    })
    return calling.run(asking, async (signal) => {
      const fence = randomBytes(8).toString('hex')
      const reply = await ask(modelRequest({ question, before, snippets, fence }), signal)
      return settle(question, citedReply(reply, snippets))
    })
  }

  const settled = async (input: AssistantInput, asker: Asker): Promise<Settled> => {
    const late = AbortSignal.timeout(patienceMs)
    const asking = {
      key: JSON.stringify([input.question, input.history]),
      sender: asker.block,
      network: asker.network,
      signal: AbortSignal.any([asker.signal, late]),
    }
    try {
      return await (askModel === undefined
        ? fromSite(input, asking)
        : fromModel(askModel, input, asking))
    } catch (error) {
      if (error instanceof QueueFull) throw error
      if (!asker.signal.aborted) {
        log.warn('api', 'The assistant gave its fallback', { reason: reasonOf(error, late) })
      }
      return FALLBACK
    }
  }

  return {
    answeredBy: askModel === undefined ? 'site' : 'google',
    ask: async (input, asker) => {
      const reply = await settled(input, asker)
      return {
        id: randomUUID(),
        isBot: true,
        timestamp: new Date(now()).toISOString(),
        ...reply,
      }
    },
  }
}

/** Reason for the fallback answer, for the log. */
function reasonOf(error: unknown, late: AbortSignal): string {
  if (late.aborted) return 'late'
  if (error instanceof ModelFailure) return error.message
  // `SearchStopped` is recognized by its name, because the assistant does not import the search. Its message contains only the reason.
  if (error instanceof Error && error.name === 'SearchStopped') return error.message
  return 'unexpected'
}
