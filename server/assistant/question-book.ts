import type { Log } from '#server/http/logging.ts'
import { QUESTION_DAYS } from '#shared/assistant-limits.ts'
import { DAY } from '#shared/consent.ts'
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
  /** Milliseconds since 1970. */
  readonly now?: () => number
}

/** Gathers questions for staff in memory and writes them at intervals, so that no request is a write. */
export interface QuestionBook {
  /** Counts a question as far as it may be kept. Returns at once and never fails. */
  note(question: string, reason: Question['reason']): void
  /** Begins to write, and drops what is older than may be kept. */
  start(): Promise<void>
  /** Writes what was gathered; what cannot be written is kept for the next time. */
  flush(): Promise<void>
  /** Writes a last time. */
  stop(): Promise<void>
}

/** Between two writes, milliseconds. */
const WRITES_EVERY = 30_000

/** Questions whose words are looked up at once; more than that in one moment is a flood, and not noted. */
const MOST_PENDING = 200

/** The book of questions that found no answer, or one that did not help. */
export function createQuestionBook({
  store,
  known,
  log,
  now = Date.now,
}: QuestionBookOptions): QuestionBook {
  let gathered = new Map<string, QuestionRow>()
  const pending = new Set<Promise<void>>()
  let timer: NodeJS.Timeout | undefined
  let sweptAt = Number.NEGATIVE_INFINITY
  let writing: Promise<void> = Promise.resolve()

  const gather = (row: QuestionRow) => {
    const isNew = !gathered.has(row.id)
    const own = isNew && gathered.size >= MOST_QUESTIONS ? otherRow(row) : row
    const count = (gathered.get(own.id)?.count ?? 0) + own.count
    gathered.set(own.id, { ...own, count })
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

  const sweep = async () => {
    if (now() - sweptAt < DAY) return
    await store.sweep(now() - QUESTION_DAYS * DAY)
    sweptAt = now()
  }

  const write = async () => {
    await Promise.all(pending)
    const batch = gathered
    gathered = new Map()
    try {
      if (batch.size > 0) await store.add([...batch.values()])
    } catch (error) {
      for (const row of batch.values()) gather(row)
      log.warn('database', 'Questions for staff could not be written; they are kept', { error })
      return
    }
    await sweep().catch((error: unknown) =>
      log.warn('database', 'Old questions could not be removed', { error }),
    )
  }

  const flush = () => {
    writing = writing.then(write)
    return writing
  }

  return {
    note: (question, reason) => {
      if (pending.size >= MOST_PENDING) return
      const noted = keep(question, reason).finally(() => pending.delete(noted))
      pending.add(noted)
    },
    start: async () => {
      await flush()
      timer = setInterval(() => void flush(), WRITES_EVERY)
      timer.unref()
    },
    flush,
    stop: async () => {
      clearInterval(timer)
      await flush()
    },
  }
}
