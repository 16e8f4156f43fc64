import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { TrashItem } from '#shared/contracts/trash.ts'
import { entryPaths } from '#shared/content/entries/entry-paths.ts'
import { isEntryType } from '#shared/content/entries/entry-types.ts'
import { paths } from '#shared/paths/paths.ts'
import { reportLeftOut, watchFirstError } from '#web/lib/staff/queries/report-left-out.ts'
import { staffKeys } from '#web/lib/staff/queries/article-calls.ts'
import type { LeftOut, Progress } from '#web/lib/staff/queries/bulk-work.ts'
import { useStaff } from '#web/lib/staff/staff-context.tsx'
import { toastTexts } from '#web/lib/staff/list/toast-texts.ts'
import { purgeArticle, restoreArticle } from '#web/lib/staff/queries/trash-queries.ts'
import { useWork } from '#web/lib/staff/use-work.ts'
import { toastSuccess } from '#web/lib/overlays/toasts.ts'
import { inWords, kindWords } from './trash-labels.ts'

/** Actions on deleted items. Each returns the items that were not processed because the user stopped the action. */
export interface TrashActs {
  /** Progress of the action. Undefined if no action is running. */
  readonly progress: Progress | undefined
  readonly stop: () => void
  /** Items that the last action could not change. */
  readonly leftOut: readonly LeftOut[]
  readonly forget: () => void
  readonly restore: (rows: readonly TrashItem[]) => Promise<readonly TrashItem[]>
  readonly purge: (rows: readonly TrashItem[]) => Promise<readonly TrashItem[]>
}

type Restored = Awaited<ReturnType<typeof restoreArticle>>

const placeOf = {
  blog: paths.adminBlog,
  caseStudy: paths.adminCaseStudy,
  landingPage: (id: string) => paths.studioEdit({ type: 'landingPage', id }),
  libraryImage: paths.adminImage,
} as const
const editorOf = ({ type, id }: Restored) =>
  isEntryType(type) ? entryPaths[type].page(id) : placeOf[type](id)

/** Restores items or deletes them permanently. */
export function useTrashActs(): TrashActs {
  const { api } = useStaff()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { progress, run, stop, end } = useWork()
  const [leftOut, setLeftOut] = useState<readonly LeftOut[]>([])

  const act = async (
    rows: readonly TrashItem[],
    work: (row: TrashItem) => Promise<unknown>,
    fallback: string,
  ) => {
    const errors = watchFirstError()
    const { failed, rest } = await run(rows, errors.watched(work))
    await queryClient.invalidateQueries({ queryKey: staffKeys.all })
    end()
    setLeftOut(failed)
    reportLeftOut(failed, { all: rows.length, error: errors.first(), fallback })
    return rest
  }

  return {
    progress,
    stop,
    leftOut,
    forget: () => setLeftOut([]),
    restore: async (rows) => {
      const back: Restored[] = []
      const work = async ({ id }: TrashItem) => back.push(await restoreArticle(api, id))
      const rest = await act(rows, work, toastTexts.updateFailed)
      const [first] = back
      if (first === undefined) return rest
      if (rows.length > 1) {
        toastSuccess(`${inWords(back.length)} restored`)
        return rest
      }
      const how = first.as_it_was ? 'as it was' : 'as a draft'
      toastSuccess(`${kindWords[first.type].one} restored ${how}`, {
        action: { label: 'Open it', run: () => void navigate(editorOf(first)) },
      })
      return rest
    },
    purge: async (rows) => {
      let gone = 0
      const work = async ({ id }: TrashItem) => {
        await purgeArticle(api, id)
        gone += 1
      }
      const rest = await act(rows, work, toastTexts.deleteFailed)
      if (gone > 0) toastSuccess(`${inWords(gone)} deleted permanently`)
      return rest
    },
  }
}
