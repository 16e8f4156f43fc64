import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  leadAnswer,
  leadBulkAnswer,
  type ClosedAs,
  type LeadChange,
  type LeadSummary,
} from '#shared/contracts/leads.ts'
import { staffApiPaths } from '#shared/staff-api-paths.ts'
import { ApiError } from '#web/lib/staff/api-error.ts'
import { staffKeys } from '#web/lib/staff/article-calls.ts'
import { reasonOf, type LeftOut } from '#web/lib/staff/bulk-work.ts'
import { leadKey } from '#web/lib/staff/lead-queries.ts'
import type { StaffApi } from '#web/lib/staff/staff-api.ts'
import { useStaff } from '#web/lib/staff/staff-context.tsx'
import { toastTexts } from '#web/lib/staff/toast-texts.ts'
import { toastError, toastSuccess } from '#web/lib/toasts.ts'
import { leadsInWords, senderOf } from './lead-words.ts'

/** Leads that one call changes at most. */
const AT_ONCE = 100

const CHANGED_FIRST =
  'Check the lead and choose again. Someone else changed it first; its newest state is shown'

const ERASED = 'Choose another lead. This one was erased meanwhile'

/** One change of some leads, and what is said when it was made. */
interface Act {
  readonly leads: readonly LeadSummary[]
  readonly change: LeadChange
  readonly done: (changed: readonly LeadSummary[]) => string
}

/** Whom a lead can be given to. */
export interface Owner {
  readonly id: string
  readonly name: string
}

/** What staff do with leads. Each resolves when it was done, or when its failure is told. */
export interface LeadActs {
  readonly busy: boolean
  /** What the last of them left as it was. */
  readonly leftOut: readonly LeftOut[]
  readonly forget: () => void
  /** Null takes the owner away. */
  readonly assign: (leads: readonly LeadSummary[], owner: Owner | null) => Promise<void>
  readonly setStatus: (
    leads: readonly LeadSummary[],
    status: 'new' | 'in_progress' | 'answered',
  ) => Promise<void>
  readonly close: (leads: readonly LeadSummary[], as: ClosedAs) => Promise<void>
}

/** What became of some leads. */
interface Ended {
  readonly changed: readonly LeadSummary[]
  readonly failed: readonly LeftOut<LeadSummary>[]
}

/** Changes several leads whatever their revision. */
async function changeAll(
  api: StaffApi,
  leads: readonly LeadSummary[],
  change: LeadChange,
): Promise<Ended> {
  const changed = new Set<string>()
  const reasons = new Map<string, string>()
  for (let from = 0; from < leads.length; from += AT_ONCE) {
    const ids = leads.slice(from, from + AT_ONCE).map(({ id }) => id)
    try {
      const { data } = await api.call(staffApiPaths.leadsBulk, leadBulkAnswer, {
        method: 'POST',
        body: { ids, change },
      })
      for (const id of data.changed) changed.add(id)
      for (const id of data.missing) reasons.set(id, ERASED)
      for (const { id, reason } of data.left) reasons.set(id, reason)
    } catch (error) {
      // What the calls before it did is done: it is told of, and can be taken back.
      if (from === 0) throw error
      for (const { id } of leads.slice(from)) reasons.set(id, reasonOf(error))
      break
    }
  }
  return {
    changed: leads.filter(({ id }) => changed.has(id)),
    failed: leads.flatMap((row) => {
      const reason = reasons.get(row.id)
      return reason === undefined ? [] : [{ row, reason }]
    }),
  }
}

/** What puts a lead back to where it stood in what a change has set. */
function undoOf(
  { status, closed_as: closedAs, owner }: LeadSummary,
  change: LeadChange,
): LeadChange {
  return {
    ...(change.status !== undefined && {
      status,
      ...(status === 'closed' && closedAs !== null && { closed_as: closedAs }),
    }),
    ...(change.owner !== undefined && { owner: owner?.id ?? null }),
  }
}

/** Leads that are to be put back alike, together. */
function byUndo(leads: readonly LeadSummary[], change: LeadChange) {
  const groups = new Map<string, { change: LeadChange; leads: LeadSummary[] }>()
  for (const lead of leads) {
    const undo = undoOf(lead, change)
    const key = JSON.stringify(undo)
    const group = groups.get(key) ?? { change: undo, leads: [] }
    group.leads.push(lead)
    groups.set(key, group)
  }
  return [...groups.values()]
}

const statusDone = {
  new: 'marked new',
  in_progress: 'marked in progress',
  answered: 'marked answered',
} as const

/** Assigning, answering and closing of one lead or several, with a way back. */
export function useLeadActs(): LeadActs {
  const { api } = useStaff()
  const queryClient = useQueryClient()
  const [leftOut, setLeftOut] = useState<readonly LeftOut[]>([])
  const refresh = () => queryClient.invalidateQueries({ queryKey: staffKeys.leads })

  const report = (failed: Ended['failed'], all: number) => {
    setLeftOut(
      failed.map(({ row, reason }) => ({ row: { id: row.id, title: senderOf(row) }, reason })),
    )
    const [first] = failed
    if (first === undefined) return
    const text = `${failed.length} of ${all} were not changed: ${first.reason}`
    toastError(null, text)
  }

  const undo = useMutation({
    networkMode: 'always',
    mutationFn: async ({ leads, change }: Pick<Act, 'leads' | 'change'>) => {
      const failed: LeftOut<LeadSummary>[] = []
      for (const group of byUndo(leads, change)) {
        failed.push(...(await changeAll(api, group.leads, group.change)).failed)
      }
      report(failed, leads.length)
    },
    onError: (error) => void toastError(error, toastTexts.updateFailed),
    onSettled: refresh,
  })

  const { mutateAsync, isPending } = useMutation({
    // A person waits: it fails now rather than when there is a network again.
    networkMode: 'always',
    mutationFn: async ({ leads, change }: Act): Promise<Ended> => {
      const [only] = leads
      if (only === undefined || leads.length > 1) return changeAll(api, leads, change)
      // One lead is changed as it was seen: two people who take it at once do not both get it.
      const { data } = await api.call(staffApiPaths.lead(only.id), leadAnswer, {
        method: 'PATCH',
        body: change,
        revision: String(only.revision),
      })
      queryClient.setQueryData(leadKey(only.id), data)
      return { changed: leads, failed: [] }
    },
    onSuccess: ({ changed, failed }, { leads, change, done }) => {
      // Below the toast that offers the way back, which goes by itself; this one stays.
      report(failed, leads.length)
      if (changed.length === 0) return
      toastSuccess(done(changed), {
        action: { label: 'Undo', run: () => undo.mutate({ leads: changed, change }) },
      })
    },
    onError: (error) => {
      setLeftOut([])
      const isBehind = error instanceof ApiError && error.status === 409
      toastError(isBehind ? null : error, isBehind ? CHANGED_FIRST : toastTexts.updateFailed)
    },
    onSettled: refresh,
  })
  // Its failure is told above.
  const act = async (what: Act) => {
    await mutateAsync(what).catch(() => undefined)
  }

  return {
    busy: isPending || undo.isPending,
    leftOut,
    forget: () => setLeftOut([]),
    assign: async (leads, owner) =>
      act({
        leads,
        change: { owner: owner?.id ?? null },
        done: (changed) =>
          owner === null
            ? `${leadsInWords(changed)} left without an owner`
            : `${leadsInWords(changed)} assigned to ${owner.name}`,
      }),
    setStatus: async (leads, status) =>
      act({
        leads,
        change: { status },
        done: (changed) => `${leadsInWords(changed)} ${statusDone[status]}`,
      }),
    close: async (leads, as) =>
      act({
        leads,
        change: { status: 'closed', closed_as: as },
        done: (changed) => `${leadsInWords(changed)} closed as ${as}`,
      }),
  }
}
