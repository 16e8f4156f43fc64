import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import * as z from 'zod/mini'
import { contentTypes } from '#shared/content/content-types/content-types.ts'
import { entryPaths } from '#shared/content/entries/entry-paths.ts'
import { isEntryType } from '#shared/content/entries/entry-types.ts'
import { isArticleType, LANDING_TYPE } from '#shared/content/status.ts'
import type { OutboxEntry } from '#shared/contracts/editing.ts'
import { successAnswer } from '#shared/contracts/envelope.ts'
import { paths } from '#shared/paths/paths.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import { staffKeys } from '#web/lib/staff/queries/article-calls.ts'
import { nearMoment } from '#web/lib/staff/moments.ts'
import { useStaff } from '#web/lib/staff/staff-context.tsx'
import { outboxQuery } from '#web/lib/staff/queries/staff-queries.ts'
import { toastTexts } from '#web/lib/staff/list/toast-texts.ts'
import { toastError, toastSuccess } from '#web/lib/overlays/toasts.ts'
import { useNow } from '#web/lib/staff/use-now.ts'
import { AnswerState } from '#web/ui/island/answer-state.tsx'
import { DeskHead } from '#web/ui/desk-head.tsx'
import { EmptyState } from '#web/ui/island/empty-state.tsx'
import { PageSkeleton } from '#web/ui/island/page-skeleton.tsx'
import { useMay } from '#web/lib/staff/use-may.ts'
import { Conflict } from './conflict.tsx'
import { Messages } from './messages.tsx'

/** Interval at which ages are updated, in milliseconds. */
const TICK = 30_000

const effects: Readonly<Record<OutboxEntry['effect'], string>> = {
  none: 'No change for visitors',
  'goes-out': 'Will be published',
  'comes-off': 'Will be unpublished',
  removal: 'Will be deleted',
}

function editorOf({ type, article_id: id }: OutboxEntry): string {
  if (isEntryType(type)) return entryPaths[type].page(id)
  if (type === LANDING_TYPE) return paths.studioEdit({ type, id })
  return isArticleType(type) ? contentTypes[type].paths.adminPage(id) : paths.adminImage(id)
}

function Waiting({ entries }: { readonly entries: readonly OutboxEntry[] }) {
  const now = useNow(TICK)
  return (
    <section className="overview-part" aria-labelledby="outbox-waiting">
      <h2 id="outbox-waiting">Waiting for the CMS</h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboard users need the focus to scroll the table */}
      <section className="table-scroll" aria-label="Pending changes" tabIndex={0}>
        <table className="desk-table" aria-labelledby="outbox-waiting">
          <thead>
            <tr>
              <th scope="col">Article</th>
              <th scope="col">Effect</th>
              <th scope="col">By</th>
              <th scope="col" className="desk-time">
                Since
              </th>
            </tr>
          </thead>
          <tbody>
            {entries.map((entry) => (
              <tr key={entry.id}>
                <th scope="row">
                  {entry.effect === 'removal' ? (
                    <span dir="auto">{entry.title}</span>
                  ) : (
                    <a href={editorOf(entry)} dir="auto">
                      {entry.title}
                    </a>
                  )}
                </th>
                <td>{effects[entry.effect]}</td>
                <td>{entry.by}</td>
                <td className="desk-time">{nearMoment(entry.created_at, now)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  )
}

/**
 * Page with the changes that wait for the CMS, and with the rejected changes. For each rejected change the user chooses one of two
 * versions.
 */
export function OutboxPage() {
  const { api } = useStaff()
  const mayManage = useMay('system.manage')
  const queryClient = useQueryClient()
  const outbox = useQuery(outboxQuery(api))
  const { data } = outbox
  // Refetches the counts in the sidebar when the list changes.
  useEffect(() => {
    if (data !== undefined) void queryClient.invalidateQueries({ queryKey: staffKeys.overview })
  }, [data, queryClient])
  const decide = useMutation({
    networkMode: 'always',
    mutationFn: ({ id, keep }: { readonly id: string; readonly keep: 'mine' | 'theirs' }) =>
      api.call(
        staffApiPaths.outboxResolve(id),
        successAnswer(z.object({ article_id: z.string() })),
        {
          method: 'POST',
          body: { keep },
        },
      ),
    onSuccess: (_answer, { keep }) =>
      toastSuccess(keep === 'mine' ? 'Your change was kept' : 'The CMS version was kept'),
    onError: (failure) => toastError(failure, toastTexts.updateFailed),
    onSettled: () => queryClient.invalidateQueries({ queryKey: staffKeys.all }),
  })
  const conflicts = data?.filter(({ state }) => state === 'conflict') ?? []
  const waiting = data?.filter(({ state }) => state === 'waiting') ?? []
  return (
    <div className="desk">
      <DeskHead
        title="Outbox"
        facts={data !== undefined && `${conflicts.length} to review · ${waiting.length} waiting`}
      />
      <AnswerState answer={outbox} waiting={<PageSkeleton />}>
        {({ length }) => (
          <>
            {length === 0 && (
              <EmptyState
                title="No pending changes"
                text="All saved changes have reached the CMS. If the CMS stops responding, we keep changes here and send them in order later."
              />
            )}
            {conflicts.map((entry) => (
              <Conflict
                key={entry.id}
                entry={entry}
                busy={decide.isPending}
                onDecide={(keep) => decide.mutate({ id: entry.id, keep })}
              />
            ))}
            {waiting.length > 0 && <Waiting entries={waiting} />}
          </>
        )}
      </AnswerState>
      {mayManage && <Messages />}
    </div>
  )
}
