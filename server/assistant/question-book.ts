import { DAY, HOUR } from '#shared/time/units.ts'
import { createBatchedCounter, type BatchedCounter } from '#server/http/batched-counter.ts'
import type { Log } from '#server/http/logging.ts'
import { QUESTION_DAYS } from '#shared/company/assistant-limits.ts'
import type { Question } from '#shared/contracts/assistant.ts'
import { keepKnownWords } from './question-words.ts'
import {
  MOST_QUESTIONS,
  otherRow,
  questionRow,
  type QuestionRow,
  type QuestionStore,
} from './questions.store.ts'
import type { SiteSearch } from './site-search.ts'

interface QuestionBookOptions {
  readonly store: QuestionStore
  readonly known: SiteSearch['known']
  readonly log: Log
  /** Clock, in milliseconds since 1970. */
  readonly now?: () => number
}

/** Collects questions for staff in memory and writes them to the database at intervals, so that requests do not wait for a write. */
export interface QuestionBook extends Pick<
  BatchedCounter<QuestionRow>,
  'start' | 'flush' | 'stop'
> {
  /** Counts a question, reduced to the words that may be stored. Returns at once and never throws. */
  note(question: string, reason: Question['reason']): void
}

/** Minimum time during which the removal of a question can be undone, milliseconds. */
const UNDO_MS = HOUR

/**
 * Maximum number of questions whose words are looked up at the same time. Further questions are dropped: so many at once are probably not
 * from visitors.
 */
const MOST_PENDING = 200

/** Creates the question book, which collects questions that had no answer or whose answer did not help. */
export function createQuestionBook({
  store,
  known,
  log,
  now = Date.now,
}: QuestionBookOptions): QuestionBook {
  const pending = new Set<Promise<void>>()
  let sweptAt = Number.NEGATIVE_INFINITY

  const gatherer = createBatchedCounter<QuestionRow>({
    what: 'Questions for staff',
    keyOf: ({ id }) => id,
    add: (before, row) => ({ ...row, count: before.count + row.count }),
    write: store.add,
    sweep: async () => {
      if (now() - sweptAt < DAY) return
      await store.sweep(now() - QUESTION_DAYS * DAY, now() - UNDO_MS)
      sweptAt = now()
    },
    settled: async () => Promise.all(pending),
    log,
  })

  const gather = (row: QuestionRow) => {
    const isTooMany = !gatherer.has(row.id) && gatherer.size >= MOST_QUESTIONS
    gatherer.gather(isTooMany ? otherRow(row) : row)
  }

  const keep = async (question: string, reason: Question['reason']) => {
    const at = now()
    try {
      const text = await keepKnownWords(question, known)
      if (text !== undefined) gather(questionRow(text, reason, at))
    } catch (error) {
      log.warn('api', 'A question for staff could not be noted', { error })
    }
  }

  return {
    note: (question, reason) => {
      if (pending.size >= MOST_PENDING) return
      const noted = keep(question, reason).finally(() => pending.delete(noted))
      pending.add(noted)
    },
    start: gatherer.start,
    flush: gatherer.flush,
    stop: gatherer.stop,
  }
}
