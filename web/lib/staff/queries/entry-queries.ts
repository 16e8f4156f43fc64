import { queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import type { EntryType } from '#shared/content/entries/entry-types.ts'
import { deletedAnswer } from '#shared/contracts/editing.ts'
import { entryAnswers, entryListAnswer } from '#shared/contracts/entries.ts'
import { referrersAnswer } from '#shared/contracts/referrers.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import { staffKeys } from './article-calls.ts'
import type { StaffApi } from './staff-api.ts'
import { live, liveListQuery, liveQuery } from '../live-query.ts'

type Values = Readonly<
  Partial<Record<'page' | 'limit' | 'search' | 'view' | 'sort', string | number | undefined>>
>

/** A job opening, author or category, given by the values of its fields. */
export type StaffEntry = z.infer<(typeof entryAnswers)[EntryType]>['data']

/** Body of a request that creates or changes a document. */
export type EntryBody = Readonly<Record<string, unknown>>

/** Query for a page of the list of job openings, authors or categories. */
export const entryListQuery = (api: StaffApi, type: EntryType, values: Values) =>
  liveListQuery(
    api,
    [...staffKeys.entries(type), 'list', values],
    staffApiPaths.entries(type, values),
    entryListAnswer,
  )

/** Query for one document by its id. */
export const entryQuery = (api: StaffApi, type: EntryType, id: string) =>
  queryOptions({
    ...live,
    queryKey: [...staffKeys.entries(type), 'one', id],
    queryFn: async ({ signal }): Promise<StaffEntry> =>
      (await api.call(staffApiPaths.entry(type, id), entryAnswers[type], { signal })).data,
  })

/** Query for the documents that link to a document. */
export const entryReferrersQuery = (api: StaffApi, type: EntryType, id: string) =>
  liveQuery(
    api,
    [...staffKeys.entries(type), 'referrers', id],
    staffApiPaths.entryReferrers(type, id),
    referrersAnswer,
  )

/** Calls that write a document. Each throws ApiError: 409, 422 with `fields`, or 503. */
export const entryCalls = (api: StaffApi, type: EntryType) => ({
  /** @param key Idempotency-Key, the same for every attempt */
  create: async (body: EntryBody, key: string): Promise<StaffEntry> =>
    (
      await api.call(staffApiPaths.entries(type), entryAnswers[type], {
        method: 'POST',
        body,
        idempotencyKey: key,
      })
    ).data,
  update: async (id: string, body: EntryBody, revision?: string): Promise<StaffEntry> =>
    (
      await api.call(staffApiPaths.entry(type, id), entryAnswers[type], {
        method: 'PUT',
        body,
        revision,
      })
    ).data,
  remove: (id: string, revision?: string) =>
    api.call(staffApiPaths.entry(type, id), deletedAnswer, { method: 'DELETE', revision }),
})
