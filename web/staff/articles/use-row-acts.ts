import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ArticleType, Status } from '#shared/content/status.ts'
import { ApiError } from '#web/lib/staff/queries/api-error.ts'
import { callsOf, staffKeys } from '#web/lib/staff/queries/article-calls.ts'
import { reasonOf } from '#web/lib/staff/queries/bulk-work.ts'
import { isLinkedError } from '#web/lib/staff/queries/referrers.ts'
import { useStaff } from '#web/lib/staff/staff-context.tsx'
import { toastTexts } from '#web/lib/staff/list/toast-texts.ts'
import { undoDeletion } from '#web/lib/staff/queries/trash-queries.ts'
import type { Linked } from '#web/lib/staff/use-linked.ts'
import { toastError, toastSuccess } from '#web/lib/overlays/toasts.ts'
import { countOf, type Row } from './rows.ts'

/** Actions of a row's menu on one article, each with Undo. */
export interface RowActs {
  readonly publish: (row: Row) => void
  readonly takeOff: (row: Row) => void
  readonly remove: (row: Row) => void
}

/**
 * Publishes, unpublishes and deletes one article. Each call contains the revision shown in the list, so that the server rejects the call if
 * the article has changed.
 */
export function useRowActs(type: ArticleType, linked: Pick<Linked, 'say'>): RowActs {
  const { api } = useStaff()
  const queryClient = useQueryClient()
  const calls = callsOf(api, type)
  const { mutate } = useMutation({
    // The user waits for the result, so the mutation fails at once when offline instead of being queued.
    networkMode: 'always',
    mutationFn: async (act: () => Promise<() => unknown>) => act(),
    onError: (error) => {
      const isServerText = error instanceof ApiError && error.isServerText
      const facts = { status: 0, code: 'refused', isServerText }
      toastError(new ApiError(reasonOf(error), facts), toastTexts.updateFailed)
    },
    // Refetches the list before Undo is offered, because the undoing call needs the current revision.
    onSettled: async (answer) => {
      await queryClient.invalidateQueries({ queryKey: staffKeys.all })
      answer?.()
    },
  })

  const setStatus = (row: Row, status: Status, done: string) =>
    mutate(async () => {
      const { revision } = (await calls.update(row.id, { status }, { revision: row.revision })).data
      const back = async () => {
        await calls.update(row.id, { status: row.status }, { revision })
        return () => undefined
      }
      // No Undo if the article had unpublished changes: they are published now and cannot be separated again.
      const action = row.changed ? {} : { action: { label: 'Undo', run: () => mutate(back) } }
      return () => toastSuccess(`${countOf(type, 1)} ${done}`, action)
    })

  return {
    publish: (row) => setStatus(row, 'published', 'published to the site'),
    takeOff: (row) => setStatus(row, 'archived', 'unpublished'),
    remove: (row) =>
      mutate(async () => {
        try {
          await calls.remove(row.id, { revision: row.revision })
        } catch (error) {
          if (isLinkedError(error)) return () => void linked.say(row, error)
          // Status 404 means that the article is already deleted: the response to an earlier attempt was lost, or another user has deleted
          // the article.
          if (!(error instanceof ApiError) || error.status !== 404) {
            return () => toastError(error, toastTexts.deleteFailed)
          }
        }
        const back = async () => {
          await undoDeletion(api, row.id)
          return () => undefined
        }
        const action = { label: 'Undo', run: () => mutate(back) }
        return () => toastSuccess(toastTexts.deleted[type], { action })
      }),
  }
}
