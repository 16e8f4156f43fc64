import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ARTICLE_TYPES } from '#shared/content/status.ts'
import { LIVE_TYPES, type LiveType } from '#shared/contracts/live.ts'
import type { RefetchScheduler } from '#shared/async/refetch-scheduler.ts'
import { followLive } from './live.ts'
import { setLiveState } from './live-state.ts'
import { refetchSchedulerOf } from './queries/refetch-soon.ts'
import { endedBecause, sessionQuery, storedToken } from './session.ts'
import { staffKeys } from './queries/article-calls.ts'
import { useStaff } from './staff-context.tsx'

const articleKeys = (id: string): readonly (readonly string[])[] =>
  ARTICLE_TYPES.flatMap((type) =>
    id === ''
      ? [staffKeys.articles(type)]
      : [staffKeys.article(type, id), [...staffKeys.articles(type), 'list']],
  )

/**
 * Keys of the queries to refetch after a change of a document, by its type. An empty id means that any documents of this type may have
 * changed.
 */
const keysOf: Readonly<Record<LiveType, (id: string) => readonly (readonly string[])[]>> = {
  lead: () => [staffKeys.leads],
  booking: () => [staffKeys.bookings],
  case: () => [
    [...staffKeys.cases, 'list'],
    [...staffKeys.cases, 'counts'],
  ],
  article: (id) => [
    ...articleKeys(id),
    staffKeys.overview,
    staffKeys.referrers,
    staffKeys.sitePages,
  ],
  trash: () => [staffKeys.trash],
  image: () => [staffKeys.images],
  presence: () => [staffKeys.presence],
}

/**
 * Schedules a refetch of every query that may contain a changed document of one of the types.
 * @param id id of the changed document; empty if any documents of the types may have changed
 */
export function noteChange(
  scheduler: Pick<RefetchScheduler, 'note'>,
  types: readonly LiveType[],
  id: string,
): void {
  scheduler.note(types.flatMap((type) => keysOf[type](id)))
}

/** Refetches the data of the staff area when other users change it. */
export function useLive(): void {
  const { user } = useStaff()
  const queryClient = useQueryClient()
  const { id, role } = user
  const grants = user.grants?.join(' ')
  useEffect(() => {
    const scheduler = refetchSchedulerOf(queryClient)
    const stop = followLive({
      token: storedToken,
      onMessage: (message) => {
        if (message.type === 'ready') noteChange(scheduler, LIVE_TYPES, '')
        else noteChange(scheduler, [message.type], message.id)
      },
      onState: setLiveState,
      onRefused: () => {
        if (endedBecause() === 'signed-out') return
        void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey })
      },
    })
    return () => {
      stop()
      setLiveState({ kind: 'connecting' })
      scheduler.cancel()
    }
    // Reconnects after a change of the user or of the user's abilities.
  }, [id, role, grants, queryClient])
}
