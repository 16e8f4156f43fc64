import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import { HttpError } from '#server/http/http-error.ts'
import type { Log } from '#server/http/logging.ts'
import type { LakeDocument } from '#lake/documents/types.ts'
import { goesOutAt, hasCome } from '#shared/content/article-clock.ts'
import { type FixedPage, fixedPages } from '#shared/content/pages/fixed-pages.ts'
import { readPage } from '#shared/content/pages/page-document.ts'
import { PUBLIC_STATUS } from '#shared/content/status.ts'
import { storedDocument } from '../stored-document.ts'
import type { ArticleWrite } from '../editing/ports.ts'
import { createDueTimer } from './due-timer.ts'
import { CLOCK } from './scheduler.ts'

/** Functions of the lake that the schedule of pages needs. */
export interface ScheduledLake {
  query(query: string, params: Readonly<Record<string, unknown>>): Promise<unknown>
  /** Runs one transaction. @throws HttpError `conflict` if a draft has changed */
  write(write: Pick<ArticleWrite, 'mutations' | 'transactionId' | 'by'>): Promise<void>
}

export interface PageScheduleOptions {
  readonly lake: ScheduledLake
  readonly log: Log
  /** Returns the current time in milliseconds since 1970. */
  readonly now?: () => number
  /**
   * Maximum pause between two queries of the lake in milliseconds. A draft that is scheduled only shortly before its publish time can be
   * published late by this time. Default: 5,000.
   */
  readonly everyMs?: number
  /** False while another process runs the schedule. Default: always true. */
  readonly isOnDuty?: (() => boolean) | undefined
}

/** Publishes changes of fixed pages at their scheduled time. */
export interface PageSchedule {
  start(): void
  /** Publishes all due changes once. */
  run(): Promise<void>
  stop(): Promise<void>
}

/** GROQ query for scheduled drafts. The mirror has no drafts of pages, so the lake is queried. */
const SCHEDULED_DRAFTS = `*[_id in $ids && status == "scheduled"]`

const pagesByDraft: ReadonlyMap<string, FixedPage> = new Map(
  fixedPages.map((page) => [`drafts.${page.id}`, page]),
)

const found = z.array(storedDocument)

/** Mutations of the transaction that replaces the published copy with the draft. The transaction fails if the draft has changed. */
function publication(page: FixedPage, draft: LakeDocument, now: string): ArticleWrite['mutations'] {
  const { _rev, _updatedAt, publishAt: _publishAt, ...copy } = draft
  return [
    // If the draft was edited after the query, its revision has changed and its publish time may have changed. The transaction must fail
    // then.
    { patch: { id: draft._id, ifRevisionID: _rev, set: { status: PUBLIC_STATUS } } },
    {
      createOrReplace: {
        ...copy,
        _id: page.id,
        status: PUBLIC_STATUS,
        publishedAt: typeof draft['publishedAt'] === 'string' ? draft['publishedAt'] : now,
      },
    },
    { delete: { id: draft._id } },
  ]
}

/** Creates the schedule of fixed pages. It only publishes: fixed pages have no unpublish time. */
export function createPageSchedule(options: PageScheduleOptions): PageSchedule {
  const { lake, log, now = Date.now, everyMs = 5_000, isOnDuty } = options
  let isFailing = false
  /**
   * Drafts, with their revisions, that validation has rejected. They are logged and tried once, because only an edit can make them valid.
   */
  const refused = new Set<string>()

  const refuse = (draft: LakeDocument, reason: unknown) => {
    refused.add(`${draft._id} ${draft._rev}`)
    log.warn('webhook', 'The schedule could not publish a page', { id: draft._id, reason })
  }

  const publish = async (page: FixedPage, draft: LakeDocument, at: string) => {
    const { problem } = readPage(draft)
    if (problem !== undefined) {
      refuse(draft, problem)
      return
    }
    try {
      await lake.write({
        mutations: publication(page, draft, at),
        transactionId: randomUUID(),
        by: CLOCK,
      })
    } catch (error) {
      if (error instanceof HttpError && error.code === 'validation_failed') refuse(draft, error)
      // A conflict means that the draft has changed. The next run reads the changed draft.
      else if (!(error instanceof HttpError && error.code === 'conflict')) throw error
    }
  }

  const look = async () => {
    let next = Number.POSITIVE_INFINITY
    try {
      const drafts = found.parse(
        await lake.query(SCHEDULED_DRAFTS, { ids: [...pagesByDraft.keys()] }),
      )
      const at = new Date(now()).toISOString()
      for (const draft of drafts) {
        const page = pagesByDraft.get(draft._id)
        const time = goesOutAt({ draft })
        if (page === undefined || time === null || refused.has(`${draft._id} ${draft._rev}`))
          continue
        if (hasCome(time, at)) await publish(page, draft, at)
        else next = Math.min(next, Date.parse(time))
      }
      isFailing = false
    } catch (error) {
      // An outage is logged only once. The next run tries again.
      if (!isFailing) log.warn('webhook', 'The schedule of pages could not be looked at', { error })
      isFailing = true
    }
    timer.setNext(next)
  }

  const timer = createDueTimer({ look, now, everyMs, isOnDuty })
  return { run: timer.run, start: timer.start, stop: timer.stop }
}
