import type { Copies } from './article-plan.ts'

/**
 * An article in the version for staff. `pending`: the newest change of the article is queued. `contested`: the lake has rejected a
 * change.
 */
export interface EditedArticle extends Copies {
  readonly id: string
  readonly pending: boolean
  readonly contested: boolean
}
