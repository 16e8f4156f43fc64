import { assertMay } from '#server/http/guards/assert-may.ts'
import type { Copies } from './article-plan.ts'
import type { ArticleWrite } from './ports.ts'

const edited = ({ draft, published }: Copies) => draft ?? published

const isScheduled = (copies: Copies) => edited(copies)?.['status'] === 'scheduled'

/** True if a write changes the content that visitors see, at once or at a scheduled time. */
function publishes({ effect, before, after }: ArticleWrite): boolean {
  if (isScheduled(before) || isScheduled(after)) return true
  if (effect === 'removal') return before.published !== undefined
  return effect !== 'none' || edited(before)?.['unpublishAt'] !== edited(after)?.['unpublishAt']
}

/**
 * Checks that the author of a write has the ability content.publish, if the write publishes, schedules or unpublishes.
 * @throws HttpError `forbidden` if the author lacks the ability
 */
export function assertMayMake(write: ArticleWrite): void {
  if (publishes(write)) assertMay(write.by, 'content.publish')
}
