import { assertMay } from '#server/http/guards/assert-may.ts'
import type { Copies } from './article-plan.ts'
import type { ArticleWrite } from './ports.ts'

const edited = ({ draft, published }: Copies) => draft ?? published

const isScheduled = (copies: Copies) => edited(copies)?.['status'] === 'scheduled'

/** True if a write changes content for visitors, immediately or at a scheduled time. */
function publishes({ effect, before, after }: ArticleWrite): boolean {
  if (isScheduled(before) || isScheduled(after)) return true
  if (effect === 'removal') return before.published !== undefined
  return effect !== 'none' || edited(before)?.['unpublishAt'] !== edited(after)?.['unpublishAt']
}

/**
 * Checks that the author of a write may publish, if the write requires it.
 * @throws HttpError `forbidden` for a write that publishes, schedules or unpublishes, if its author lacks the ability
 */
export function assertMayMake(write: ArticleWrite): void {
  if (publishes(write)) assertMay(write.by, 'content.publish')
}
