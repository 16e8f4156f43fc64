import { purgedAnswer, restoredAnswer, trashListAnswer } from '#shared/contracts/trash.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import { ApiError } from './api-error.ts'
import { staffKeys } from './article-calls.ts'
import type { StaffApi } from './staff-api.ts'
import { liveListQuery } from '../live-query.ts'

/** Query of the trash, as REST parameters. */
export type TrashValues = Readonly<Partial<Record<'page' | 'limit' | 'type', string | number>>>

/** Query for a page of the deleted items. */
export const trashListQuery = (api: StaffApi, values: TrashValues) =>
  liveListQuery(
    api,
    [...staffKeys.trash, 'list', values],
    staffApiPaths.trash(values),
    trashListAnswer,
  )

/** Undoes a deletion and restores the item unchanged. @throws ApiError 409 if the item can only be restored as a draft */
export const undoDeletion = (api: StaffApi, id: string) =>
  api.call(staffApiPaths.trashUndo(id), restoredAnswer, { method: 'POST' })

/** Restores a deleted article as a draft. */
export const restoreArticle = async (api: StaffApi, id: string) =>
  (await api.call(staffApiPaths.trashRestore(id), restoredAnswer, { method: 'POST' })).data

/** Deletes an item permanently. An item that is already deleted counts as a success. */
export async function purgeArticle(api: StaffApi, id: string): Promise<void> {
  try {
    await api.call(staffApiPaths.trashed(id), purgedAnswer, { method: 'DELETE' })
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error
  }
}
