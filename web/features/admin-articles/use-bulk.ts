import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ArticleType, Status } from '#shared/content/status.ts'
import { ApiError } from '#web/lib/staff/api-error.ts'
import { blogCalls, caseStudyCalls, staffKeys } from '#web/lib/staff/article-calls.ts'
import type { LeftOut, Progress } from '#web/lib/staff/bulk-work.ts'
import { useStaff } from '#web/lib/staff/staff-context.tsx'
import { toastTexts } from '#web/lib/staff/toast-texts.ts'
import { undoDeletion } from '#web/lib/staff/trash-queries.ts'
import { isLinkedError } from '#web/lib/staff/referrers.ts'
import type { Linked } from '#web/lib/staff/use-linked.ts'
import { useWork } from '#web/lib/staff/use-work.ts'
import { toastError, toastSuccess } from '#web/lib/toasts.ts'
import {
  fieldInputs,
  fieldToast,
  fieldUnchanged,
  rowsToMove,
  type FieldChange,
  type RowInput,
} from './field-change.ts'
import { countOf, type Row } from './rows.ts'
import { leftByUndo, ONE_COPY, undoable } from './undoing.ts'

interface Write {
  readonly row: Pick<Row, 'id' | 'revision'>
  readonly input: RowInput | 'deleted'
}

/** What is done to articles; each gives those that were not begun before somebody stopped it. */
type Act<Rest extends readonly unknown[] = []> = (
  rows: readonly Row[],
  ...rest: Rest
) => Promise<readonly Row[]>

interface Change {
  readonly inputOf: (row: Row) => RowInput
  /** Takes it back; undefined where nothing can. */
  readonly undoOf: (row: Row) => RowInput | undefined
  readonly done: (changed: readonly Row[]) => string
}

/** What is done with several articles at once. */
export interface Bulk {
  /** How far it is; undefined while nothing is being done. */
  readonly progress: Progress | undefined
  /** Lets what is under way end and begins nothing further. */
  readonly stop: () => void
  /** What the last act left out. */
  readonly leftOut: readonly LeftOut[]
  readonly forget: () => void
  readonly publish: Act
  readonly takeOff: Act
  readonly setField: Act<[change: FieldChange]>
  readonly remove: Act
}

/** One write of one article, by its revision; gives the new revision. */
function useWrite(type: ArticleType) {
  const { api } = useStaff()
  return useMutation({
    // A person waits: it fails now rather than when there is a network again.
    networkMode: 'always',
    mutationFn: async ({ row: { id, revision }, input }: Write): Promise<string> => {
      const calls = type === 'blog' ? blogCalls(api) : caseStudyCalls(api)
      if (input !== 'deleted') return (await calls.update(id, input, { revision })).data.revision
      await calls.remove(id, { revision }).catch((error: unknown) => {
        // A try whose answer was lost has done it, or somebody else has.
        if (!(error instanceof ApiError) || error.status !== 404) throw error
      })
      return revision
    },
  }).mutateAsync
}

/** Publishing, taking off, moving and deleting of several articles, each by its revision, with a way back. */
export function useBulk(type: ArticleType, linked: Pick<Linked, 'say'>): Bulk {
  const { api } = useStaff()
  const queryClient = useQueryClient()
  const write = useWrite(type)
  const { progress, run, stop, end } = useWork()
  const [leftOut, setLeftOut] = useState<readonly LeftOut[]>([])

  const refresh = async () => queryClient.invalidateQueries({ queryKey: staffKeys.all })

  const report = (failed: readonly LeftOut[], all: number, fallback: string) => {
    setLeftOut(failed)
    const [first] = failed
    if (first === undefined) return
    const text =
      all === 1 ? first.reason : `${failed.length} of ${all} were not changed: ${first.reason}`
    toastError(new ApiError(text, { status: 0, code: 'bulk', isServerText: true }), fallback)
  }

  const undo = async (
    changed: readonly Row[],
    { undoOf }: Change,
    now: ReadonlyMap<string, string>,
  ) => {
    const { failed } = await run(undoable(changed, undoOf), async (row) =>
      write({
        row: { id: row.id, revision: now.get(row.id) ?? row.revision },
        input: undoOf(row) ?? {},
      }),
    )
    await refresh()
    end()
    const left = changed.flatMap((row) =>
      undoOf(row) === undefined ? [{ row, reason: ONE_COPY }] : [],
    )
    report([...failed, ...left], changed.length, toastTexts.updateFailed)
  }

  const change = async (rows: readonly Row[], what: Change) => {
    const now = new Map<string, string>()
    const { failed, rest } = await run(rows, async (row) => {
      now.set(row.id, await write({ row, input: what.inputOf(row) }))
    })
    await refresh()
    end()
    // Below the toast that offers the way back, which goes by itself; this one stays.
    report(failed, rows.length, toastTexts.updateFailed)
    const changed = rows.filter(({ id }) => now.has(id))
    if (changed.length > 0) {
      const back = undoable(changed, what.undoOf).length
      toastSuccess(
        what.done(changed) + leftByUndo(back, changed.length),
        back > 0 ? { action: { label: 'Undo', run: () => void undo(changed, what, now) } } : {},
      )
    }
    return rest
  }

  const bringBack = async (rows: readonly Row[]) => {
    const { failed } = await run(rows, async ({ id }) => undoDeletion(api, id))
    await refresh()
    end()
    report(failed, rows.length, toastTexts.updateFailed)
  }

  const setStatus = async (rows: readonly Row[], status: Status, done: string) =>
    change(rows, {
      inputOf: () => ({ status }),
      // What was being edited while it was public has become one copy: nothing can take it apart again.
      undoOf: (row) => (row.changed ? undefined : { status: row.status }),
      done: (changed) => `${countOf(type, changed.length)} ${done}`,
    })

  return {
    progress,
    stop,
    leftOut,
    forget: () => setLeftOut([]),
    publish: async (rows) => setStatus(rows, 'published', 'published to the site'),
    takeOff: async (rows) => setStatus(rows, 'archived', 'unpublished'),
    setField: async (rows, to) => {
      const moved = rowsToMove(rows, to)
      if (moved.length === 0) {
        toastSuccess(fieldUnchanged(type, to, rows.length))
        return []
      }
      return change(moved, {
        inputOf: (row) => fieldInputs(type, to, row).input,
        undoOf: (row) => fieldInputs(type, to, row).undo,
        done: (changed) => fieldToast(type, to, changed),
      })
    },
    remove: async (rows) => {
      const deleted = new Set<string>()
      const { failed, rest } = await run(rows, async (row) => {
        await write({ row, input: 'deleted' })
        deleted.add(row.id)
      })
      await refresh()
      end()
      const [refused] = failed
      if (rows.length === 1 && refused !== undefined && isLinkedError(refused.error)) {
        setLeftOut([])
        await linked.say(refused.row, refused.error)
        return rest
      }
      report(failed, rows.length, toastTexts.deleteFailed)
      const gone = rows.filter(({ id }) => deleted.has(id))
      if (gone.length > 0) {
        toastSuccess(
          rows.length === 1
            ? toastTexts.deleted[type]
            : `${countOf(type, gone.length)} deleted successfully`,
          { action: { label: 'Undo', run: () => void bringBack(gone) } },
        )
      }
      return rest
    },
  }
}
