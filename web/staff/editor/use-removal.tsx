import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { contentTypes } from '#shared/content/content-types/content-types.ts'
import type { ArticleType } from '#shared/content/status.ts'
import { staffKeys } from '#web/lib/staff/queries/article-calls.ts'
import { isLinkedError, referrerHref } from '#web/lib/staff/queries/referrers.ts'
import { useStaff } from '#web/lib/staff/staff-context.tsx'
import { toastTexts } from '#web/lib/staff/list/toast-texts.ts'
import { undoDeletion } from '#web/lib/staff/queries/trash-queries.ts'
import { useLinked } from '#web/lib/staff/use-linked.ts'
import { toastError, toastSuccess } from '#web/lib/overlays/toasts.ts'
import { LinkedDialog } from '#web/ui/dialog/linked-dialog.tsx'
import type { Editing } from './use-editing.ts'
import { useRemoving } from './saving/use-saving.ts'

interface RemovalOptions {
  readonly type: ArticleType
  readonly noun: string
  readonly editing: Pick<Editing, 'settle' | 'current' | 'forget'>
  /** Called with true before the deletion, and with false if the deletion fails. */
  readonly onGoing: (isGoing: boolean) => void
}

/**
 * Deletes the open article and returns to the list. If other documents link to the article, it is not deleted, and a dialog lists these
 * documents.
 */
export function useRemoval({ type, noun, editing, onGoing }: RemovalOptions) {
  const { api } = useStaff()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const removing = useRemoving(type)
  const linked = useLinked(type)
  const [goneId, setGoneId] = useState<string>()

  useEffect(() => {
    if (goneId === undefined) return
    const leave = async () => {
      await navigate(contentTypes[type].paths.adminList)
      // Removes the query only after the user has left the page. Otherwise the page would fetch the deleted article again.
      queryClient.removeQueries({ queryKey: staffKeys.article(type, goneId) })
    }
    void leave()
  }, [goneId, navigate, queryClient, type])

  /** Undoes the deletion, after the user has returned to the list. */
  const bringBack = async (id: string) => {
    try {
      await undoDeletion(api, id)
    } catch (error) {
      toastError(error, toastTexts.updateFailed)
    }
    await queryClient.invalidateQueries({ queryKey: staffKeys.all })
  }
  const remove = async () => {
    await editing.settle()
    const last = editing.current()
    if (last === null) return
    onGoing(true)
    try {
      await removing.mutateAsync({ id: last.id, revision: last.revision })
      editing.forget()
      toastSuccess(toastTexts.deleted[type], {
        action: { label: 'Undo', run: () => void bringBack(last.id) },
      })
      setGoneId(last.id)
    } catch (error) {
      onGoing(false)
      if (isLinkedError(error)) linked.show({ ...last, isLive: last.is_live })
      else toastError(error, toastTexts.deleteFailed)
    }
  }
  return {
    isGone: goneId !== undefined,
    remove,
    dialog: (
      <LinkedDialog
        open={linked.isOpen}
        noun={noun}
        title={linked.article?.title ?? ''}
        answer={linked.answer}
        hrefOf={referrerHref}
        onClose={linked.close}
        onDelete={() => {
          linked.close()
          void remove()
        }}
      />
    ),
  }
}
