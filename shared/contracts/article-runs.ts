/** Bulk actions on articles, executed by the server (`/api/article-runs/`). Times are ISO 8601, UTC. */
import * as z from 'zod/mini'
import { ARTICLE_TYPES, STATUSES } from '../content/status.ts'
import { successAnswer } from './envelope.ts'
import { singleLine } from './forms/single-line.ts'

/** Maximum number of articles in a selection or run. */
export const MOST_IN_RUN = 5_000

/** Time for which staff can undo a run, in milliseconds. */
export const UNDO_OFFERED_MS = 30_000

/** Actions of a run. Only the `undo` operation starts `undo`. */
export const RUN_ACTS = ['publish', 'unpublish', 'delete', 'set_field', 'undo'] as const
export type RunAct = (typeof RUN_ACTS)[number]

const id = z.string().check(singleLine(), z.minLength(1), z.maxLength(200))
const text = z.string().check(singleLine(), z.maxLength(200))

/** `POST /api/article-selections/`: the filters of a list. */
export const selectionInput = z.object({
  type: z.enum(ARTICLE_TYPES),
  search: z.optional(text),
  status: z.optional(z.enum(STATUSES)),
  /** Blogs: id or slug. */
  category: z.optional(text),
  /** Blogs: id. */
  author: z.optional(text),
  /** Case studies: slug. */
  industry: z.optional(text),
})
export type SelectionInput = z.infer<typeof selectionInput>

/** Selected articles, stored for an hour. Articles that match the filters only later are not added. */
export const selection = z.object({
  id: z.string(),
  ids: z.array(z.string()),
  /** Number of published articles (`live`), and number of those that also have unpublished changes (`changed`). */
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
  /** For `set_field`: also publishes the change for articles that are public and have no other unpublished changes. */
  publish: z.optional(z.boolean()),
  /** Articles with the revisions that the user saw. Articles changed since are skipped. */
  items: z.optional(
    z
      .array(z.object({ id, revision: z.optional(id) }))
      .check(z.minLength(1, 'Select an article'), z.maxLength(MOST_IN_RUN)),
  ),
  /** Id of a selection, used with the articles to exclude from it. */
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
  /** `stopped`: the user stopped the run, or the server was restarted. Each article is either changed or untouched. */
  state: z.enum(['running', 'done', 'stopped']),
  total: z.number(),
  /** Number of changed articles. */
  done: z.number(),
  /** Number of articles that already had the requested state. */
  same: z.number(),
  left: z.array(leftArticle),
  /** Ids of articles not yet processed; empty while the run continues. */
  rest: z.array(z.string()),
  /** Number of changed articles that an undo restores; 0 if it was undone already. */
  undoable: z.number(),
  /** Number of changed articles whose change waits for the CMS. */
  pending: z.number(),
  /** Number of published articles whose new category or industry is not public yet. */
  unseen: z.number(),
})
export type ArticleRun = z.infer<typeof articleRun>

export const runAnswer = successAnswer(articleRun)
