import type { Copies } from './article-plan.ts'

/** An article for staff. `pending`: its newest change waits for the CMS; `contested`: the CMS has rejected one. */
export interface EditedArticle extends Copies {
  readonly id: string
  readonly pending: boolean
  readonly contested: boolean
}
