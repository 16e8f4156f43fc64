import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type * as z from 'zod/mini'
import {
  leadAnswer,
  leadBulkAnswer,
  type ClosedAs,
  type Lead,
  type LeadBulkInput,
  type LeadChange,
  type LeadSummary,
} from '#shared/contracts/leads.ts'
import { UNDO_OFFERED_MS } from '#shared/contracts/article-runs.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import { ApiError } from '#web/lib/staff/queries/api-error.ts'
import { staffKeys } from '#web/lib/staff/queries/article-calls.ts'
import { reasonOf, type LeftOut } from '#web/lib/staff/queries/bulk-work.ts'
import { leadKey } from '#web/lib/staff/queries/lead-queries.ts'
import type { StaffApi } from '#web/lib/staff/queries/staff-api.ts'
import { useStaff } from '#web/lib/staff/staff-context.tsx'
import { toastTexts } from '#web/lib/staff/list/toast-texts.ts'
import { toastError, toastSuccess } from '#web/lib/overlays/toasts.ts'
import type { LeadSet } from './use-chosen-leads.ts'
import { countOf, leadsInWords, restoredText, senderOf } from './lead-labels.ts'

/** Maximum number of leads that one call changes. */
const AT_ONCE = 100

const CHANGED_FIRST = 'Check the lead and choose again. Someone else changed it first'

const ERASED = 'Choose another lead. This one has been erased'

/** Leads to change: rows of the list, or the selection of all matching leads. */
export type LeadChoice = readonly LeadSummary[] | LeadSet

const isSet = (leads: LeadChoice): leads is LeadSet => 'selection' in leads

/** A change of leads, and its success message. */
interface Act {
  /** Leads to change: rows, or all matching leads. */
  readonly leads: LeadChoice
  readonly change: LeadChange
  /** Returns the success message. @param what the changed leads, as text. @param lead the changed lead, if there is only one */
  readonly done: (what: string, lead?: Lead) => string
  /** True if the change sends emails, so that it cannot be undone. */
  readonly isFinal?: boolean
}

/** A possible owner of a lead. */
export interface Owner {
  readonly id: string
  readonly name: string
}

/** Actions on leads. Each promise resolves when the action has succeeded or its error is shown. */
export interface LeadActs {
  readonly busy: boolean
  /** Leads that the last action could not change. */
  readonly leftOut: readonly LeftOut[]
  readonly forget: () => void
  /** Sets the owner of leads. Null removes the owner. */
  readonly assign: (leads: LeadChoice, owner: Owner | null) => Promise<void>
  readonly setStatus: (
    leads: LeadChoice,
    status: 'new' | 'in_progress' | 'answered',
  ) => Promise<void>
  readonly close: (leads: LeadChoice, as: ClosedAs) => Promise<void>
}

/** Values of a lead before a change, as returned by the server. */
type Before = z.infer<typeof leadBulkAnswer>['data']['before'][number]

/** Result of a change of leads. */
interface Ended {
  readonly count: number
  /** The changed leads, as text. */
  readonly what: string
  readonly before: readonly Before[]
  readonly failed: readonly LeftOut[]
  /** The changed lead, if there is only one. */
  readonly lead?: Lead
}

const stateOf = ({ id, status, closed_as, owner }: LeadSummary): Before => ({
  id,
  status,
  closed_as,
  owner: owner?.id ?? null,
})

/** Replacement for an unknown name, such as that of an erased lead. */
const UNNAMED = 'A lead'

/**
 * Changes several leads. Unlike the change of a single lead, this call does not check the revision.
 * @param titleOf returns the name of a lead by its id
 */
async function changeAll(
  api: StaffApi,
  target: readonly string[] | LeadSet,
  change: LeadChange,
  titleOf: (id: string) => string,
): Promise<Omit<Ended, 'what'>> {
  const before: Before[] = []
  const failed: LeftOut[] = []
  const send = async (named: Pick<LeadBulkInput, 'ids' | 'selection' | 'without'>) => {
    const { data } = await api.call(staffApiPaths.leadsBulk, leadBulkAnswer, {
      method: 'POST',
      body: { ...named, change },
    })
    before.push(...data.before)
    const leave = (id: string, title: string, reason: string) =>
      failed.push({ row: { id, title }, reason })
    for (const id of data.missing) leave(id, titleOf(id) || UNNAMED, ERASED)
    for (const { id, title, reason } of data.left)
      leave(id, titleOf(id) || title || UNNAMED, reason)
    return data.changed.length
  }
  if ('selection' in target) {
    const { selection, without } = target
    return { count: await send({ selection, without: [...without] }), before, failed }
  }
  let count = 0
  for (let from = 0; from < target.length; from += AT_ONCE) {
    const ids = target.slice(from, from + AT_ONCE)
    try {
      count += await send({ ids: [...ids] })
    } catch (error) {
      // The calls before this one have succeeded. Their changes are reported and can be undone, so the error is not thrown.
      if (from === 0) throw error
      for (const id of target.slice(from))
        failed.push({ row: { id, title: titleOf(id) }, reason: reasonOf(error) })
      break
    }
  }
  return { count, before, failed }
}

/** Change that undoes `change`: it restores the previous values of the fields that `change` has set. */
function undoOf({ status, closed_as: closedAs, owner }: Before, change: LeadChange): LeadChange {
  const setsStatus = change.status !== undefined || change.closed_as !== undefined
  return {
    ...(setsStatus && {
      status,
      ...(status === 'closed' && closedAs !== null && { closed_as: closedAs }),
    }),
    ...(change.owner !== undefined && { owner }),
  }
}

/** Groups leads by the change that restores their previous values. */
function byUndo(before: readonly Before[], change: LeadChange) {
  const groups = new Map<string, { readonly change: LeadChange; readonly ids: string[] }>()
  for (const lead of before) {
    const undo = undoOf(lead, change)
    const key = JSON.stringify(undo)
    const group = groups.get(key) ?? { change: undo, ids: [] }
    group.ids.push(lead.id)
    groups.set(key, group)
  }
  return [...groups.values()]
}

const statusDone = {
  new: 'marked new',
  in_progress: 'marked in progress',
  answered: 'marked answered',
} as const

/** Assigns, answers and closes leads, with Undo. */
export function useLeadActs(): LeadActs {
  const { api } = useStaff()
  const queryClient = useQueryClient()
  const [leftOut, setLeftOut] = useState<readonly LeftOut[]>([])
  const refresh = () => queryClient.invalidateQueries({ queryKey: staffKeys.leads })

  const report = (failed: Ended['failed'], all: number) => {
    setLeftOut(failed)
    const [first] = failed
    if (first === undefined) return
    const text = `${failed.length} of ${all} were not changed: ${first.reason}`
    toastError(null, text)
  }

  const undo = useMutation({
    networkMode: 'always',
    mutationFn: async ({ before, change }: Pick<Ended, 'before'> & Pick<Act, 'change'>) => {
      const failed: LeftOut[] = []
      for (const group of byUndo(before, change)) {
        failed.push(...(await changeAll(api, group.ids, group.change, () => '')).failed)
      }
      report(failed, before.length)
    },
    onError: (error) => void toastError(error, toastTexts.updateFailed),
    onSettled: refresh,
  })

  const { mutateAsync, isPending } = useMutation({
    // The user waits for the result, so the mutation fails at once when offline instead of being queued.
    networkMode: 'always',
    mutationFn: async ({ leads, change }: Act): Promise<Ended> => {
      if (isSet(leads)) {
        const ended = await changeAll(api, leads, change, () => '')
        return { ...ended, what: countOf(ended.count) }
      }
      const [only] = leads
      if (only === undefined || leads.length > 1) {
        const named = new Map(leads.map((lead) => [lead.id, senderOf(lead)]))
        const ids = leads.map(({ id }) => id)
        const ended = await changeAll(api, ids, change, (id) => named.get(id) ?? '')
        const done = new Set(ended.failed.map(({ row }) => row.id))
        return { ...ended, what: leadsInWords(leads.filter(({ id }) => !done.has(id))) }
      }
      // A single lead is changed with its revision, so that two users cannot take the lead at the same time.
      const { data } = await api.call(staffApiPaths.lead(only.id), leadAnswer, {
        method: 'PATCH',
        body: change,
        revision: String(only.revision),
      })
      queryClient.setQueryData(leadKey(only.id), data)
      const what = leadsInWords(leads)
      return { count: 1, what, before: [stateOf(only)], failed: [], lead: data }
    },
    onSuccess: ({ count, what, before, failed, lead }, { leads, change, done, isFinal }) => {
      // Shows the skipped leads separately from the toast with Undo, because that toast closes automatically and the report must stay.
      report(failed, isSet(leads) ? leads.count : leads.length)
      if (count === 0) return
      if (isFinal === true) return toastSuccess(done(what, lead))
      toastSuccess(done(what), {
        ...((isSet(leads) || leads.length > 1) && { stays: UNDO_OFFERED_MS }),
        action: { label: 'Undo', run: () => undo.mutate({ before, change }) },
      })
    },
    onError: (error) => {
      setLeftOut([])
      const isBehind = error instanceof ApiError && error.status === 409
      toastError(isBehind ? null : error, isBehind ? CHANGED_FIRST : toastTexts.updateFailed)
    },
    onSettled: refresh,
  })
  // Errors are caught, because they are already shown.
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
        done: (what) =>
          owner === null ? `${what} left without an owner` : `${what} assigned to ${owner.name}`,
      }),
    setStatus: async (leads, status) => {
      const spam = isSet(leads) ? [] : leads.filter((lead) => lead.closed_as === 'spam')
      const isRestore = spam.length > 0 && status !== 'answered'
      return act({
        leads,
        change: { status },
        done: isRestore ? restoredText : (what) => `${what} ${statusDone[status]}`,
        isFinal: isRestore && spam.some(({ due_at: due }) => due === null),
      })
    },
    close: async (leads, as) =>
      act({
        leads,
        change: { status: 'closed', closed_as: as },
        done: (what) => `${what} closed as ${as}`,
      }),
  }
}
