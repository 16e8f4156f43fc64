/** One act on many articles, done by the server (`/api/article-runs/`). Times are ISO 8601, UTC. */
import * as z from 'zod/mini'
import { ARTICLE_TYPES, STATUSES } from '../content/status.ts'
import { successAnswer } from './envelope.ts'
import { singleLine } from './forms/single-line.ts'

/** Most articles of one selection, and of one run. */
export const MOST_IN_RUN = 5_000

/** Time for which staff are offered to undo a run, milliseconds. */
export const UNDO_OFFERED_MS = 30_000

/** Acts of a run. `undo` is begun by the `undo` operation alone. */
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

/** A set of articles that is fixed for an hour: an article that matches later does not join it. */
export const selection = z.object({
  id: z.string(),
  ids: z.array(z.string()),
  /** Number of articles that visitors see, and of those with other unpublished changes. */
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
  /** For `set_field`: publish the change of articles that are public and have no other unpublished changes. */
  publish: z.optional(z.boolean()),
  /** Articles with the revisions that were seen. An article that has moved on is left out. */
  items: z.optional(
    z
      .array(z.object({ id, revision: z.optional(id) }))
      .check(z.minLength(1, 'Select an article'), z.maxLength(MOST_IN_RUN)),
  ),
  /** Id of a selection, and the articles of it that are not meant. */
  selection: z.optional(id),
  without: z.optional(z.array(id).check(z.maxLength(MOST_IN_RUN))),
})
export type RunInput = z.infer<typeof runInput>

/** An article that a run has left as it was, and why. */
export const leftArticle = z.object({
  id: z.string(),
  title: z.string(),
  reason: z.string(),
  /** Other documents link to it, so that it was not deleted. */
  linked: z.boolean(),
})
export type LeftArticle = z.infer<typeof leftArticle>

/** Progress and result of a run. */
export const articleRun = z.object({
  id: z.string(),
  type: z.enum(ARTICLE_TYPES),
  act: z.enum(RUN_ACTS),
  /** `stopped`: by its owner, or because the server has been restarted. Each article is either changed or untouched. */
  state: z.enum(['running', 'done', 'stopped']),
  total: z.number(),
  /** Changed articles. */
  done: z.number(),
  /** Articles that were as asked for already. */
  same: z.number(),
  left: z.array(leftArticle),
  /** Ids that were not begun; empty while the run goes on. */
  rest: z.array(z.string()),
  /** Number of changed articles that an undo takes back; 0 if it was undone already. */
  undoable: z.number(),
  /** Changed articles whose change waits for the CMS. */
  pending: z.number(),
  /** Published articles whose change of category or industry visitors do not see yet. */
  unseen: z.number(),
})
export type ArticleRun = z.infer<typeof articleRun>

export const runAnswer = successAnswer(articleRun)
