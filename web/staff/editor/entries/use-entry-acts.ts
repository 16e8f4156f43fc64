import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { EntryType } from '#shared/content/entries/entry-types.ts'
import { ENTRY_STATUSES, type EntryItem, type EntryStatus } from '#shared/contracts/entries.ts'
import { ApiError } from '#web/lib/staff/queries/api-error.ts'
import { staffKeys } from '#web/lib/staff/queries/article-calls.ts'
import { reasonOf } from '#web/lib/staff/queries/bulk-work.ts'
import { entryCalls } from '#web/lib/staff/queries/entry-queries.ts'
import { undoDeletion } from '#web/lib/staff/queries/trash-queries.ts'
import { toastTexts } from '#web/lib/staff/list/toast-texts.ts'
import { useStaff } from '#web/lib/staff/staff-context.tsx'
import { toastError, toastSuccess } from '#web/lib/overlays/toasts.ts'
import { entryWords } from './entry-labels.ts'

/** Row on which an action runs. */
export type ActedEntry = Pick<EntryItem, 'id' | 'revision' | 'status'>

/** Actions on one document, each with Undo. */
export interface EntryActs {
  readonly publish: (row: ActedEntry) => void
  readonly takeOff: (row: ActedEntry) => void
  /** Moves a document to the trash. @param onGone called after the deletion */
  readonly remove: (row: ActedEntry, onGone?: () => void) => void
  readonly isPending: boolean
}

/** Publishes, unpublishes and deletes documents. */
export function useEntryActs(type: EntryType): EntryActs {
  const { api } = useStaff()
  const queryClient = useQueryClient()
  const calls = entryCalls(api, type)
  const { noun } = entryWords[type]
  const { mutate, isPending } = useMutation({
    // The user waits for the result, so the mutation fails at once when offline instead of being queued.
    networkMode: 'always',
    retry: false,
    mutationFn: async (act: () => Promise<() => unknown>) => act(),
    onError: (error) => {
      // The list shows no fields, so the toast names the first invalid field.
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
  const setStatus = (row: ActedEntry, status: EntryStatus, done: string) =>
    mutate(async () => {
      const changed = await calls.update(row.id, { status }, row.revision)
      // A status that only the Studio can set is restored as draft.
      const before = ENTRY_STATUSES.find((known) => known === row.status) ?? 'draft'
      const back = async () => {
        await calls.update(row.id, { status: before }, changed.revision)
        return () => undefined
      }
      const text = changed.pending
        ? `${noun} will be ${done} when the CMS is back`
        : `${noun} ${done}`
      return () => toastSuccess(text, { action: { label: 'Undo', run: () => mutate(back) } })
    })
  return {
    isPending,
    publish: (row) => setStatus(row, 'published', 'published'),
    takeOff: (row) => setStatus(row, 'archived', 'unpublished'),
    remove: (row, onGone) =>
      mutate(async () => {
        try {
          await calls.remove(row.id, row.revision)
        } catch (error) {
          // Status 404: the response to an earlier attempt was lost, or another user has deleted the document.
          if (!(error instanceof ApiError) || error.status !== 404) {
            return () => toastError(error, toastTexts.deleteFailed)
          }
        }
        const back = async () => {
          await undoDeletion(api, row.id)
          return () => undefined
        }
        return () => {
          onGone?.()
          toastSuccess(`${noun} deleted`, { action: { label: 'Undo', run: () => mutate(back) } })
        }
      }),
  }
}
