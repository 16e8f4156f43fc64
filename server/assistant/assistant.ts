import { randomBytes, randomUUID } from 'node:crypto'
import type { Log } from '#server/http/logging.ts'
import { claimsEntry } from '#shared/assistant-claims.ts'
import { fallback, keywordReplies, unknownReplies } from '#shared/assistant-words.ts'
import {
  ASSISTANT_LIMITS,
  type AssistantInput,
  type AssistantReply,
} from '#shared/contracts/assistant.ts'
import { citedReply } from './cited-reply.ts'
import { askedBefore, relevantSnippets } from './knowledge.ts'
import { ModelFailure, type AskModel } from './model-client.ts'
import { modelRequest } from './model-request.ts'
import type { Answer, Answerer } from './ports.ts'
import type { QuestionBook } from './question-book.ts'
import { createSharedWork } from './shared-work.ts'
import type { SiteSearch } from './site-search.ts'

export interface AssistantOptions {
  /** Answers where there is no model. */
  readonly answer: Answerer
  readonly search: SiteSearch
  /** Present: questions go there. */
  readonly askModel?: AskModel
  /** Where questions without an answer are noted. */
  readonly questions: Pick<QuestionBook, 'note'>
  readonly log: Log
  /** Milliseconds since 1970. */
  readonly now?: () => number
}

/** Answers the questions of visitors. */
export interface Assistant {
  readonly answeredBy: 'site' | 'google'
  /** The reply to a question. The work behind it ends when `signal` tells that nobody waits for it. Never rejects. */
  ask(input: AssistantInput, signal: AbortSignal): Promise<AssistantReply>
}

/**
 * Questions that are being answered at once, by who answers; whoever comes then gets the fallback. The site takes them one
 * after the other, and so many are done long before a request is given up.
 */
const MOST_AT_ONCE = { google: 8, site: 100 } as const

/** Quick replies of one message. */
const MOST_REPLIES = 4

type Settled = Pick<AssistantReply, 'text' | 'parts' | 'sources' | 'outcome' | 'quickReplies'>

const FALLBACK: Settled = {
  text: fallback.text,
  quickReplies: [...fallback.quickReplies],
  sources: [],
  outcome: 'fallback',
}

/** An answer as a message has it: with the quick replies that it brings, then those that the question's words bring. */
function settle(question: string, { parts, sources, outcome, quickReplies = [] }: Answer): Settled {
  const replies = [...new Set([...quickReplies, ...keywordReplies(question)])]
  if (outcome === 'unknown' && replies.length === 0) replies.push(...unknownReplies)
  return {
    text: parts.map(({ text }) => text).join(''),
    parts: [...parts],
    sources: sources.slice(0, ASSISTANT_LIMITS.sources),
    outcome,
    ...(replies.length === 0 ? {} : { quickReplies: replies.slice(0, MOST_REPLIES) }),
  }
}

/** The assistant: answers from the site's own pages, or by a model that is told what they say. */
export function createAssistant(options: AssistantOptions): Assistant {
  const { answer, search, askModel, questions, log, now = Date.now } = options
  const share = createSharedWork<Settled>()
  const answeredBy = askModel === undefined ? 'site' : 'google'
  let atOnce = 0

  const fromSite = async ({ question, history }: AssistantInput): Promise<Settled> => {
    const found = await answer(question, history)
    if (found.outcome === 'unknown') questions.note(question, 'unanswered')
    return settle(question, found)
  }

  const fromModel = async (
    ask: AskModel,
    { question, history }: AssistantInput,
    signal: AbortSignal,
  ): Promise<Settled> => {
    const before = askedBefore(question, history)
    const snippets = await relevantSnippets(search, question, before)
    // The claims go along with almost anything.
    if (snippets.every(({ url }) => url === claimsEntry.url)) questions.note(question, 'unanswered')
    const fence = randomBytes(8).toString('hex')
    const reply = await ask(modelRequest({ question, before, snippets, fence }), signal)
    return settle(question, citedReply(reply, snippets))
  }

  const inTurn = async (input: AssistantInput, signal: AbortSignal): Promise<Settled> => {
    if (atOnce >= MOST_AT_ONCE[answeredBy]) throw new ModelFailure('too many at once')
    atOnce += 1
    try {
      return await (askModel === undefined ? fromSite(input) : fromModel(askModel, input, signal))
    } finally {
      atOnce -= 1
    }
  }

  const settled = async (input: AssistantInput, signal: AbortSignal): Promise<Settled> => {
    try {
      return await inTurn(input, signal)
    } catch (error) {
      if (!signal.aborted) {
        const reason = error instanceof ModelFailure ? error.message : 'unexpected'
        log.warn('api', 'The assistant gave its fallback', { reason })
      }
      return FALLBACK
    }
  }

  return {
    answeredBy,
    ask: async (input, signal) => {
      const key = JSON.stringify([input.question, input.history])
      const reply = await share(key, signal, (stop) => settled(input, stop))
      return {
        id: randomUUID(),
        isBot: true,
        timestamp: new Date(now()).toISOString(),
        ...reply,
      }
    },
  }
}
