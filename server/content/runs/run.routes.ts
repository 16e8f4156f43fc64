import { HttpError } from '#server/http/http-error.ts'
import { hashOf, readIdempotencyKey, uuidOf } from '#server/http/guards/idempotency-key.ts'
import { editorOf, serve, type Route } from '#server/http/route.ts'
import { contentTypes } from '#shared/content/content-types/content-types.ts'
import { MOST_IN_RUN, type RunInput, type SelectionInput } from '#shared/contracts/article-runs.ts'
import { articleRunOperations } from '#shared/contracts/operations/article-run-operations.ts'
import { originOf } from '../editing/origin.ts'
import type { EditingService } from '../editing/editing-service.types.ts'
import { wordsOf } from '../list-request.ts'
import type { RunItem } from './run.store.ts'
import type { Runs } from './run.service.ts'

/** Stored sets of article ids, each with its owner. */
export interface SelectionStore {
  put(kind: string, by: string, ids: readonly string[]): Promise<string>
  ids(kind: string, by: string, id: string): Promise<readonly string[]>
}

export interface RunRoutesOptions {
  readonly runs: Runs
  readonly service: Pick<EditingService, 'list'>
  readonly selections: SelectionStore
  readonly foldText: (text: string) => string
  /** Returns the current time in milliseconds since 1970. */
  readonly now: () => number
}

/** Maximum body size in bytes: enough for 5,000 ids with their revisions. */
const BODY = { limit: 1024 * 1024 }
const SMALL = { limit: 4 * 1024 }
const PAGE = 500

const wrong = (fields: Readonly<Record<string, string>>) =>
  new HttpError('validation_failed', 'Check the listed values. Validation failed', {
    fields,
  })

/** REST routes of runs on many articles. */
export function createRunRoutes(options: RunRoutesOptions): Route[] {
  const { runs, service, selections, foldText, now } = options
  const { select, begin, get, stop, undo } = articleRunOperations

  const matching = async (input: SelectionInput) => {
    const { type, search, status, category, author, industry } = input
    const found = new Map<string, { readonly is_live: boolean; readonly changed: boolean }>()
    for (let offset = 0, total = 1; offset < total; offset += PAGE) {
      const page = await service.list({
        type,
        words: wordsOf(search, foldText),
        statuses: status === undefined ? undefined : [status],
        ...(contentTypes[type].filter === 'category' ? { category, author } : { industry }),
        // Sorted by title, which changes rarely, so that concurrent changes do not move articles between pages.
        order: 'title',
        descending: false,
        offset,
        limit: PAGE,
      })
      total = page.total
      if (total > MOST_IN_RUN) {
        throw wrong({ search: `Use more filters. More than ${MOST_IN_RUN} articles match` })
      }
      for (const { id, is_live, has_unpublished_changes } of page.items) {
        found.set(id, { is_live, changed: is_live && has_unpublished_changes })
      }
    }
    return found
  }

  const itemsOf = async (input: RunInput, by: string): Promise<readonly RunItem[]> => {
    const { items = [], selection, without = [] } = input
    if ((selection === undefined) === (items.length === 0)) {
      throw wrong({ items: 'Send either items or a selection' })
    }
    const left = new Set(without)
    const chosen =
      selection === undefined
        ? items
        : (await selections.ids(input.type, by, selection)).map((id) => ({ id }))
    return [...new Map(chosen.map((item) => [item.id, item])).values()].filter(
      ({ id }) => !left.has(id),
    )
  }

  return [
    serve(select, SMALL, async ({ body, staff }) => {
      const found = await matching(body)
      const ids = [...found.keys()]
      return {
        id: await selections.put(body.type, staff.id, ids),
        ids,
        live: [...found.values()].filter(({ is_live: isLive }) => isLive).length,
        changed: [...found.values()].filter(({ changed }) => changed).length,
        at: new Date(now()).toISOString(),
      }
    }),
    serve(begin, BODY, async ({ request, body: input, staff }) => {
      const by = editorOf(staff)
      const { type, act, field, publish } = input
      if ((act === 'set_field') !== (field !== undefined)) {
        throw wrong({ field: 'Send this with set_field, and only then' })
      }
      const key = readIdempotencyKey(request)
      const id = key === undefined ? crypto.randomUUID() : uuidOf(hashOf('run', by.id, key))
      const items = await itemsOf(input, by.id)
      const order = { type, act, input: { field, publish }, by, door: originOf(request) }
      return runs.begin(id, order, items, { field, publish })
    }),
    serve(get, ({ params, staff }) => runs.get(params.id, editorOf(staff))),
    serve(stop, ({ params, staff }) => runs.stop(params.id, editorOf(staff))),
    serve(undo, ({ request, params, staff }) => {
      const order = { by: editorOf(staff), door: originOf(request) }
      return runs.undo(params.id, crypto.randomUUID(), order)
    }),
  ]
}
