import { HttpError } from '#server/http/http-error.ts'
import type { Log } from '#server/http/logging.ts'
import type { LakeDocument } from '#lake/documents/types.ts'
import { comesOffAt, goesOutAt, hasCome } from '#shared/content/article-clock.ts'
import { isArticleType, LANDING_TYPE, PUBLIC_STATUS } from '#shared/content/status.ts'
import type { EditingService } from '../editing/editing-service.types.ts'
import type { Editor } from '../editing/ports.ts'
import { createDueTimer } from './due-timer.ts'
import type { LandingSchedule } from './landing-schedule.ts'

/** An article whose publish or unpublish time has passed. */
interface DueArticle {
  readonly id: string
  readonly type: string
  readonly draft?: LakeDocument | undefined
  readonly published?: LakeDocument | undefined
}

export interface SchedulerOptions {
  readonly mirror: {
    read<T>(
      work: (store: {
        readonly editing: {
          due(now: string): Promise<readonly DueArticle[]>
          nextDue(after: string): Promise<string | null>
        }
      }) => Promise<T>,
    ): Promise<T>
  }
  readonly service: Pick<EditingService, 'update' | 'comeOff'>
  /** Schedule of landing pages. */
  readonly landing: LandingSchedule
  readonly log: Log
  /** Returns the current time in milliseconds since 1970. */
  readonly now?: () => number
  /** Maximum pause between two runs in milliseconds. After a temporary error the next run retries. Default: 10,000. */
  readonly everyMs?: number | undefined
  /** False while another process runs the schedule. Default: always true. */
  readonly isOnDuty?: (() => boolean) | undefined
}

/** Publishes and unpublishes articles and landing pages on schedule. */
export interface Scheduler {
  start(): void
  /** Makes all due changes once. */
  run(): Promise<void>
  /** Determines the time of the next due change again. Must be called after every change of an article or landing page. */
  changed(): void
  stop(): Promise<void>
}

/** Author of scheduled changes, in the history of documents. */
export const CLOCK: Editor = { id: 'schedule', name: 'The schedule', email: '', role: 'editor' }

/** Creates the scheduler. Its changes are made like those of staff, with the same checks and the same outbox. */
export function createScheduler(options: SchedulerOptions): Scheduler {
  const { mirror, service, landing, log, now = Date.now, everyMs = 10_000, isOnDuty } = options
  /**
   * Articles, with their revisions, that validation has rejected. They are logged and tried once, because only an edit can make them valid.
   */
  const refused = new Set<string>()

  /** Makes the due change of an article. Returns true if validation has rejected it. */
  const attempt = async (
    { id, type, draft, published }: DueArticle,
    text: string,
    act: () => Promise<unknown>,
  ): Promise<boolean> => {
    const state = [id, text, draft?._rev, published?._rev].join(' ')
    if (refused.has(state)) return true
    try {
      await act()
      return false
    } catch (error) {
      const isRefused = error instanceof HttpError && error.code === 'validation_failed'
      if (isRefused) refused.add(state)
      log.warn('webhook', 'The schedule could not change an article', { id, type, error })
      return isRefused
    }
  }

  const change = async (article: DueArticle, at: string) => {
    const { id, type, draft, published } = article
    if (type === LANDING_TYPE) {
      await attempt(article, 'The schedule changed a landing page', async () =>
        landing.run(article, at, CLOCK),
      )
      return
    }
    if (!isArticleType(type)) return
    const revision = (draft ?? published)?._rev
    if (hasCome(goesOutAt(article), at)) {
      const isRefused = await attempt(article, 'A scheduled article was published', async () => {
        const options = { by: CLOCK, publish: true, revision }
        await service.update(type, id, { status: PUBLIC_STATUS, publish_at: null }, options)
      })
      // The draft has replaced the live copy, so the unpublish time of the old live copy no longer applies.
      if (!isRefused) return
    }
    if (!hasCome(comesOffAt(article), at)) return
    await attempt(article, 'An article was unpublished', async () =>
      service.comeOff(type, id, { by: CLOCK }),
    )
  }

  let learning: Promise<void> | undefined

  const learn = async () => {
    const after = new Date(now()).toISOString()
    const due = await mirror.read(async (store) => store.editing.nextDue(after))
    timer.setNext(due === null ? Number.POSITIVE_INFINITY : Date.parse(due))
  }

  const look = async () => {
    try {
      const at = new Date(now()).toISOString()
      const due = await mirror.read(async (store) => store.editing.due(at))
      for (const article of due) await change(article, at)
      await learn()
    } catch (error) {
      log.warn('webhook', 'The schedule could not be read', { error })
    }
  }

  const timer = createDueTimer({ look, now, everyMs, isOnDuty })

  return {
    run: timer.run,
    changed: () => {
      if (!timer.isStarted()) return
      learning ??= learn()
        // Errors are ignored here, because the next run repeats the query.
        .catch(() => undefined)
        .finally(() => {
          learning = undefined
        })
    },
    start: timer.start,
    stop: async () => {
      await Promise.all([timer.stop(), learning])
    },
  }
}
