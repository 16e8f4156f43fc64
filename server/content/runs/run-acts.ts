import * as z from 'zod'
import { HttpError } from '#server/http/http-error.ts'
import type { StaffBlog, StaffCaseStudy } from '#shared/contracts/editing.ts'
import type { RunAct, RunInput } from '#shared/contracts/article-runs.ts'
import { contentTypes } from '#shared/content/content-types/content-types.ts'
import type { ArticleType } from '#shared/content/status.ts'
import { STATUSES } from '#shared/content/status.ts'
import type { TrashOrigin } from '#shared/contracts/trash.ts'
import type { EditingService, Input } from '../editing/editing-service.types.ts'
import type { Editor, WriteEnd } from '../editing/ports.ts'
import type { ItemRow, Outcome } from './run.store.ts'

const ONE_COPY = 'Edit it by hand. Its unpublished changes are already merged.'

/** Data to undo a change: the action `trash` restores an article from the trash, the action `update` sets its previous values. */
const undoPlan = z.discriminatedUnion('by', [
  z.object({ by: z.literal('trash') }),
  z.object({
    by: z.literal('update'),
    revision: z.string(),
    status: z.enum(STATUSES).optional(),
    field: z.string().nullish(),
  }),
])
type UndoPlan = z.infer<typeof undoPlan>

export interface RunActsOptions {
  readonly service: Pick<EditingService, 'get' | 'update' | 'remove'>
  readonly trash: { undo(id: string, by: Editor): Promise<{ readonly end: WriteEnd }> }
}

/** Properties of a run: the action, its input, and the user who started it. */
export interface RunOrder {
  readonly type: ArticleType
  readonly act: RunAct
  readonly input: Pick<RunInput, 'field' | 'publish'>
  readonly by: Editor
  readonly door: TrashOrigin
}

type Article = StaffBlog | StaffCaseStudy

const fieldOf = (article: Article): string | null =>
  'category' in article ? (article.category?.id ?? null) : article.industry

const fieldInput = (type: ArticleType, field: string | null): Input => ({
  [contentTypes[type].filter]: field,
})

const done = (
  { title }: Pick<Article, 'title'>,
  end: WriteEnd,
  undo: UndoPlan | undefined,
): Outcome => ({
  state: 'done',
  title,
  pending: end === 'pending' ? 1 : 0,
  undo_json: undo === undefined ? null : JSON.stringify(undo),
})

/** Converts a rejected change to an outcome that contains the reason as a sentence. Rethrows all other errors, which end the run. */
function refusalOf(error: unknown): Outcome {
  if (!(error instanceof HttpError) || error.status >= 500) throw error
  const { fields = {}, message, status } = error
  const sentences = status === 422 ? Object.values(fields) : []
  const linked = status === 409 ? fields['referring'] : undefined
  return {
    state: 'left',
    reason: linked ?? (sentences.join('. ') || message),
    linked: linked === undefined ? 0 : 1,
  }
}

/** Creates the functions that change one article of a run. */
export function createRunActs({ service, trash }: RunActsOptions) {
  const setStatus = async (
    { type, act, by }: RunOrder,
    article: Article,
    revision: string,
  ): Promise<Outcome> => {
    const status = act === 'publish' ? 'published' : 'archived'
    const isThere =
      act === 'publish'
        ? article.is_live && !article.has_unpublished_changes
        : article.status === 'archived' && !article.is_live
    if (isThere) return { state: 'same', title: article.title }
    const { data, end } = await service.update(
      type,
      article.id,
      { status },
      { by, publish: true, revision },
    )
    // Publishing has replaced the published copy with the draft. Undo could not restore both documents.
    const isOneCopy = article.is_live && article.has_unpublished_changes
    return done(
      article,
      end,
      isOneCopy ? undefined : { by: 'update', revision: data.revision, status: article.status },
    )
  }

  const setField = async (
    { type, input, by }: RunOrder,
    article: Article,
    revision: string,
  ): Promise<Outcome> => {
    const field = input.field ?? null
    const before = fieldOf(article)
    if (before === field) return { state: 'same', title: article.title }
    const goesOut = input.publish === true && article.is_live && !article.has_unpublished_changes
    const status = goesOut ? ({ status: 'published' } as const) : {}
    const { data, end } = await service.update(
      type,
      article.id,
      { ...fieldInput(type, field), ...status },
      { by, publish: true, revision },
    )
    return {
      ...done(article, end, { by: 'update', revision: data.revision, field: before, ...status }),
      unseen: article.is_live && !goesOut ? 1 : 0,
    }
  }

  const remove = async (
    { type, by, door }: RunOrder,
    article: Article,
    revision: string,
  ): Promise<Outcome> => {
    const { end } = await service.remove(type, article.id, { by, revision, door })
    return done(article, end, { by: 'trash' })
  }

  const undo = async ({ type, by }: RunOrder, item: ItemRow): Promise<Outcome> => {
    const { article_id: id, title, undo_json: json } = item
    if (json === null) return { state: 'left', reason: ONE_COPY }
    const plan = undoPlan.parse(JSON.parse(json))
    if (plan.by === 'trash') return done({ title }, (await trash.undo(id, by)).end, undefined)
    const { revision, status, field } = plan
    const input = {
      ...(field !== undefined && fieldInput(type, field)),
      ...(status !== undefined && { status }),
    }
    const { end } = await service.update(type, id, input, { by, publish: true, revision })
    return done({ title }, end, undefined)
  }

  return {
    /** Changes an article. If the change is rejected, the outcome contains the reason. @throws all other errors */
    perform: async (order: RunOrder, item: ItemRow): Promise<Outcome> => {
      let title = item.title
      try {
        if (order.act === 'undo') return await undo(order, item)
        const article = await service.get(order.type, item.article_id)
        title = article.title
        const revision = item.revision ?? article.revision
        if (order.act === 'set_field') return await setField(order, article, revision)
        if (order.act === 'delete') return await remove(order, article, revision)
        return await setStatus(order, article, revision)
      } catch (error) {
        return { ...refusalOf(error), title }
      }
    },
  }
}

export type RunActs = ReturnType<typeof createRunActs>
