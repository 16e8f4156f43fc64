import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ArticleType, Status } from '#shared/content/status.ts'
import { ApiError } from '#web/lib/staff/api-error.ts'
import { blogCalls, caseStudyCalls, staffKeys } from '#web/lib/staff/article-calls.ts'
import { holdDeletion } from '#web/lib/staff/held-deletions.ts'
import { useStaff } from '#web/lib/staff/staff-context.tsx'
import { toastTexts } from '#web/lib/staff/toast-texts.ts'
import { toastError, toastSuccess } from '#web/lib/staff/toasts.ts'
import { countOf, type Row } from './rows.ts'

/** Calls that are under way at the same time. */
const AT_ONCE = 4

/** An article that was left as it was, and why. */
export interface LeftOut {
  readonly row: Row
  readonly reason: string
}

interface Write {
  readonly row: Pick<Row, 'id' | 'revision'>
  readonly status: Status | 'deleted'
  readonly leaving?: boolean
}

function reasonOf(error: unknown): string {
  if (!(error instanceof ApiError)) return 'Something went wrong.'
  const fields = Object.entries(error.fields).filter(([name]) => name !== 'revision')
  return fields.length === 0 ? error.message : fields.map(([, text]) => text).join('. ')
}

/** Does `work` for each, a few at a time; gives those that failed. */
async function forEach(
  rows: readonly Row[],
  work: (row: Row) => Promise<unknown>,
): Promise<readonly LeftOut[]> {
  const failed: LeftOut[] = []
  const waiting = rows.values()
  const worker = async () => {
    for (const row of waiting) {
      await work(row).catch((error: unknown) => failed.push({ row, reason: reasonOf(error) }))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return failed
}

/** What is done with several articles at once. */
export interface Bulk {
  readonly busy: boolean
  /** What the last act left out. */
  readonly leftOut: readonly LeftOut[]
  readonly forget: () => void
  readonly publish: (rows: readonly Row[]) => Promise<void>
  readonly takeOff: (rows: readonly Row[]) => Promise<void>
  readonly remove: (rows: readonly Row[]) => void
}

/** Publishing, taking off and deleting of several articles, each by its revision, with a way back. */
export function useBulk(type: ArticleType): Bulk {
  const { api } = useStaff()
  const queryClient = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [leftOut, setLeftOut] = useState<readonly LeftOut[]>([])

  const write = useMutation({
    // A person waits: it fails now rather than when there is a network again.
    networkMode: 'always',
    mutationFn: async ({ row: { id, revision }, status, leaving }: Write): Promise<string> => {
      const calls = type === 'blog' ? blogCalls(api) : caseStudyCalls(api)
      if (status !== 'deleted') {
        return (await calls.update(id, { status }, { revision })).data.revision
      }
      await calls.remove(id, { revision, keepalive: leaving === true }).catch((error: unknown) => {
        // A try whose answer was lost has done it, or somebody else has.
        if (!(error instanceof ApiError) || error.status !== 404) throw error
      })
      return revision
    },
  })

  const refresh = () => queryClient.invalidateQueries({ queryKey: staffKeys.all })

  const report = (failed: readonly LeftOut[], all: number, fallback: string) => {
    setLeftOut(failed)
    const [first] = failed
    if (first === undefined) return
    const text =
      all === 1 ? first.reason : `${failed.length} of ${all} were left as they are: ${first.reason}`
    toastError(new ApiError(text, { status: 0, code: 'bulk', isServerText: true }), fallback)
  }

  const setStatus = async (rows: readonly Row[], status: Status, done: string) => {
    setBusy(true)
    const now = new Map<string, string>()
    const failed = await forEach(rows, async (row) => {
      now.set(row.id, await write.mutateAsync({ row, status }))
    })
    await refresh()
    setBusy(false)
    const changed = rows.filter(({ id }) => now.has(id))
    if (changed.length > 0) {
      // What was being edited while it was public has become one copy: nothing can take it apart again.
      const canUndo = changed.every((row) => !row.changed)
      const undo = async () => {
        const back = await forEach(changed, (row) =>
          write.mutateAsync({
            row: { id: row.id, revision: now.get(row.id) ?? row.revision },
            status: row.status,
          }),
        )
        await refresh()
        report(back, changed.length, toastTexts.updateFailed)
      }
      toastSuccess(
        `${countOf(type, changed.length)} ${done}`,
        canUndo ? { action: { label: 'Undo', run: () => void undo() } } : {},
      )
    }
    report(failed, rows.length, toastTexts.updateFailed)
  }

  return {
    busy,
    leftOut,
    forget: () => setLeftOut([]),
    publish: (rows) => setStatus(rows, 'published', 'published to the site'),
    takeOff: (rows) => setStatus(rows, 'archived', 'taken off the site'),
    remove: (rows) =>
      holdDeletion(
        rows.length === 1 ? toastTexts.deleted[type] : `${countOf(type, rows.length)} deleted`,
        {
          ids: rows.map(({ id }) => id),
          commit: async (leaving) => {
            const failed = await forEach(rows, (row) =>
              write.mutateAsync({ row, status: 'deleted', leaving }),
            )
            await refresh()
            report(failed, rows.length, toastTexts.deleteFailed)
          },
        },
      ),
  }
}
