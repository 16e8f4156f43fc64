import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ArticleType } from '#shared/content/status.ts'
import { toastError } from '#web/lib/overlays/toasts.ts'
import { linkedToast, referrersQuery } from './queries/referrers.ts'
import { useStaff } from './staff-context.tsx'
import { toastTexts } from './list/toast-texts.ts'

/** An article that could not be deleted. */
export interface LinkedArticle {
  readonly id: string
  readonly title: string
  readonly isLive: boolean
}

/** State of the dialog that lists the documents linking to an article, with functions that open and close it. */
export function useLinked(type: ArticleType) {
  const { api } = useStaff()
  const queryClient = useQueryClient()
  const [article, setArticle] = useState<LinkedArticle>()
  const [isOpen, setOpen] = useState(false)
  const answer = useQuery({
    ...referrersQuery(api, type, article?.id ?? ''),
    enabled: isOpen && article !== undefined,
  })
  const show = (linked: LinkedArticle) => {
    setArticle(linked)
    setOpen(true)
  }
  return {
    /** The article that is named in the dialog. It stays set while the closing animation runs. */
    article,
    isOpen,
    answer,
    show,
    close: () => setOpen(false),
    /**
     * Shows a toast about a rejected deletion. The toast names the documents that link to the article.
     * @param error error of the deletion
     */
    say: async (linked: LinkedArticle, error: unknown) => {
      const referrers = await queryClient
        .fetchQuery({ ...referrersQuery(api, type, linked.id), staleTime: 0 })
        .catch(() => [])
      // The list is empty if the linking documents have been deleted meanwhile, or if they cannot be read. The toast then shows the message
      // of `error`.
      if (referrers.length === 0) return void toastError(error, toastTexts.deleteFailed)
      const { title, parts, action } = linkedToast(linked, referrers)
      toastError(error, toastTexts.deleteFailed, {
        title,
        parts,
        action: { label: action, run: () => show(linked) },
      })
    },
  }
}

export type Linked = ReturnType<typeof useLinked>
