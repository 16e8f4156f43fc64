import { randomUUID } from 'node:crypto'
import { hasCome, isScheduled, comesOffAt, goesOutAt } from '#shared/content/article-clock.ts'
import { landingWriteProblem } from '#shared/content/landing/landing-write-rule.ts'
import { LANDING_TYPE, PUBLIC_STATUS } from '#shared/content/status.ts'
import { HttpError } from '#server/http/http-error.ts'
import {
  type ArticleChange,
  type Copies,
  type Effect,
  planChange,
  previewResult,
} from '../editing/article-plan.ts'
import type { ArticleWriter, Editor } from '../editing/ports.ts'

/** Publishes and unpublishes landing pages on schedule. */
export interface LandingSchedule {
  /** Makes the due changes of a page. `at` is the current time, ISO 8601. @throws HttpError `validation_failed` for an invalid page */
  run(page: Copies & { readonly id: string }, at: string, by: Editor): Promise<void>
}

/** Returns the change that publishes a scheduled draft. */
function publication({ draft, published }: Copies, at: string): ArticleChange {
  const known = draft?.['publishedAt'] ?? published?.['publishedAt']
  return {
    set: known === undefined ? { publishedAt: at } : {},
    unset: ['publishAt'],
    status: PUBLIC_STATUS,
    publish: true,
  }
}

/** Creates the schedule of landing pages. It makes changes with the writer of articles, which queues them if the lake is unreachable. */
export function createLandingSchedule(writer: Pick<ArticleWriter, 'write'>): LandingSchedule {
  const write = async (
    { id, ...before }: Copies & { readonly id: string },
    change: ArticleChange,
    { at, by, effect }: { readonly at: string; readonly by: Editor; readonly effect: Effect },
  ) => {
    const mutations = planChange(id, before, change)
    if (mutations.length === 0) return
    const transactionId = randomUUID()
    const after = previewResult(before, id, mutations, { revision: transactionId, now: at })
    const problem = landingWriteProblem(after.published)
    if (effect === 'goes-out' && problem !== undefined) {
      throw new HttpError('validation_failed', problem)
    }
    const type = LANDING_TYPE
    await writer.write({ type, id, mutations, transactionId, by, effect, before, after })
  }
  return {
    run: async (page, at, by) => {
      if (hasCome(goesOutAt(page), at)) {
        return write(page, publication(page, at), { at, by, effect: 'goes-out' })
      }
      if (!hasCome(comesOffAt(page), at)) return undefined
      // A scheduled draft stays unchanged, because it is to be published later.
      const { id, draft, published } = page
      const copies = isScheduled(page) ? { published } : { draft, published }
      const change = { set: {}, unset: [], status: 'archived', publish: true } as const
      return write({ id, ...copies }, change, { at, by, effect: 'comes-off' })
    },
  }
}
