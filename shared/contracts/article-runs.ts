/** Bulk actions on articles that the server executes (`/api/article-runs/`). Times are ISO 8601, UTC. */
import * as z from 'zod/mini'
import { ARTICLE_TYPES, STATUSES } from '../content/status.ts'
import { successAnswer } from './envelope.ts'
import { singleLine } from './forms/single-line.ts'

/** Maximum number of articles in a selection or run. */
export const MOST_IN_RUN = 5_000

/** Time for which staff can undo a run, in milliseconds. */
export const UNDO_OFFERED_MS = 30_000

/** Actions of a run. A request for a new run cannot start `undo`; only the operation that undoes a run starts it. */
export const RUN_ACTS = ['publish', 'unpublish', 'delete', 'set_field', 'undo'] as const
export type RunAct = (typeof RUN_ACTS)[number]

const id = z.string().check(singleLine(), z.minLength(1), z.maxLength(200))
const text = z.string().check(singleLine(), z.maxLength(200))

/** `POST /api/article-selections/`: the filters of a list, which all selected articles match. */
export const selectionInput = z.object({
  type: z.enum(ARTICLE_TYPES),
  search: z.optional(text),
  status: z.optional(z.enum(STATUSES)),
  /** For blogs: id or slug of a category. */
  category: z.optional(text),
  /** For blogs: id of an author. */
  author: z.optional(text),
  /** For case studies: slug of an industry. */
  industry: z.optional(text),
})
export type SelectionInput = z.infer<typeof selectionInput>

/** Selected articles. The server stores the selection for an hour. Articles that match the filters only later are not added. */
export const selection = z.object({
  id: z.string(),
  ids: z.array(z.string()),
  /** `live` is the number of published articles, `changed` the number of published articles with unpublished changes. */
  live: z.number(),
  changed: z.number(),
  at: z.string(),
})
export type Selection = z.infer<typeof selection>

export const selectionAnswer = successAnswer(selection)

/** `POST /api/article-runs/`. Either `items` or a `selection`. */
export const runInput = z.object({
  type: z.enum(ARTICLE_TYPES),
  act: z.enum(['publish', 'unpublish', 'delete', 'set_field'], {
    error: 'Use one of: publish, unpublish, delete, set_field',
  }),
  /** For `set_field`: id of a category or slug of an industry; null for none. */
  field: z.optional(z.nullable(text)),
  /** For `set_field`: true if the change is also published, for articles that are public and have no other unpublished changes. */
  publish: z.optional(z.boolean()),
  /** Articles with the revisions that the user saw. An article that has changed since then is skipped. */
  items: z.optional(
    z
      .array(z.object({ id, revision: z.optional(id) }))
      .check(z.minLength(1, 'Select an article'), z.maxLength(MOST_IN_RUN)),
  ),
  /** Id of a selection. `without` contains the ids of its articles that the run leaves out. */
  selection: z.optional(id),
  without: z.optional(z.array(id).check(z.maxLength(MOST_IN_RUN))),
})
export type RunInput = z.infer<typeof runInput>

/** Skipped article with the reason. */
export const leftArticle = z.object({
  id: z.string(),
  title: z.string(),
  reason: z.string(),
  /** True if the article was not deleted because other documents link to it. */
  linked: z.boolean(),
})
export type LeftArticle = z.infer<typeof leftArticle>

/** Progress and result of a run. */
export const articleRun = z.object({
  id: z.string(),
  type: z.enum(ARTICLE_TYPES),
  act: z.enum(RUN_ACTS),
  /** `stopped` means that a user has stopped the run or that the server was restarted. No article is changed partly. */
  state: z.enum(['running', 'done', 'stopped']),
  total: z.number(),
  /** Number of changed articles. */
  done: z.number(),
  /** Number of articles that already had the requested state and were not changed. */
  same: z.number(),
  left: z.array(leftArticle),
  /** Ids of articles that were not processed. Empty while the run continues. */
  rest: z.array(z.string()),
  /** Number of changed articles that an undo would restore; 0 after an undo. */
  undoable: z.number(),
  /** Number of changed articles whose change is stored on this server but not yet in the CMS. */
  pending: z.number(),
  /** Number of published articles whose new category or industry is not public yet. */
  unseen: z.number(),
})
export type ArticleRun = z.infer<typeof articleRun>

export const runAnswer = successAnswer(articleRun)
