import type { Copies } from './article-plan.ts'

/** An article as staff see it. `pending`: its newest change waits for the CMS; `contested`: one was refused there. */
export interface EditedArticle extends Copies {
  readonly id: string
  readonly pending: boolean
  readonly contested: boolean
}
