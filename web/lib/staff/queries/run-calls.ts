import {
  runAnswer,
  selectionAnswer,
  type ArticleRun,
  type RunInput,
  type Selection,
  type SelectionInput,
} from '#shared/contracts/article-runs.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import type { StaffApi } from './staff-api.ts'

/** Calls for bulk actions on articles. */
export function runCalls(api: StaffApi) {
  const post = async (path: string) =>
    (await api.call(path, runAnswer, { method: 'POST', body: {} })).data
  return {
    /** Creates a selection on the server: the articles that match the filters at this moment. @throws ApiError */
    select: async (input: SelectionInput): Promise<Selection> =>
      (
        await api.call(staffApiPaths.articleSelections, selectionAnswer, {
          method: 'POST',
          body: input,
        })
      ).data,
    /**
     * Starts a bulk run.
     * @param key Idempotency-Key, the same for every attempt to start the run
     * @throws ApiError
     */
    begin: async (input: RunInput, key: string): Promise<ArticleRun> =>
      (
        await api.call(staffApiPaths.articleRuns, runAnswer, {
          method: 'POST',
          body: input,
          idempotencyKey: key,
        })
      ).data,
    get: async (id: string): Promise<ArticleRun> =>
      (await api.call(staffApiPaths.articleRun(id), runAnswer)).data,
    stop: async (id: string) => post(staffApiPaths.articleRunStop(id)),
    undo: async (id: string) => post(staffApiPaths.articleRunUndo(id)),
  }
}
