import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ARTICLE_TYPES } from '#shared/content/status.ts'
import { LIVE_TYPES, type LiveType } from '#shared/contracts/live.ts'
import { followLive } from './live.ts'
import { setLiveState } from './live-state.ts'
import { endedBecause, sessionQuery, storedToken } from './session.ts'
import { staffKeys } from './article-calls.ts'
import { useStaff } from './staff-context.tsx'

const articleKeys = (id: string): readonly (readonly string[])[] =>
  ARTICLE_TYPES.flatMap((type) =>
    id === ''
      ? [staffKeys.articles(type)]
      : [staffKeys.article(type, id), [...staffKeys.articles(type), 'list']],
  )

/** What is asked for anew when something of a type has changed. An empty id stands for all. */
const keysOf: Readonly<Record<LiveType, (id: string) => readonly (readonly string[])[]>> = {
  lead: () => [staffKeys.leads],
  booking: () => [staffKeys.bookings],
  article: (id) => [...articleKeys(id), staffKeys.overview],
  trash: () => [staffKeys.trash],
  image: () => [staffKeys.images],
  presence: () => [staffKeys.presence],
}

/** Changes that come close together are asked for together, milliseconds. */
const GATHERED_FOR = 250

/** Gathers changes and asks anew for what they concern: at once, then after a while for all that came meanwhile. */
export function gatherChanges(queryClient: Pick<QueryClient, 'invalidateQueries'>) {
  const waiting = new Map<string, readonly string[]>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = () => {
    timer = undefined
    if (waiting.size === 0) return
    for (const queryKey of waiting.values()) void queryClient.invalidateQueries({ queryKey })
    waiting.clear()
    timer = setTimeout(flush, GATHERED_FOR)
  }
  return {
    note: (type: LiveType, id: string) => {
      for (const key of keysOf[type](id)) waiting.set(key.join(' '), key)
      if (timer === undefined) flush()
    },
    stop: () => clearTimeout(timer),
  }
}

/** Keeps what the staff area shows in step with what others do, over one socket a tab. */
export function useLive(): void {
  const { user } = useStaff()
  const queryClient = useQueryClient()
  const { id, role } = user
  useEffect(() => {
    const changes = gatherChanges(queryClient)
    const stop = followLive({
      token: storedToken,
      onMessage: (message) => {
        if (message.type === 'ready') for (const type of LIVE_TYPES) changes.note(type, '')
        else changes.note(message.type, message.id)
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
      changes.stop()
    }
    // Another account, or another role of the same one, listens on a socket of its own.
  }, [id, role, queryClient])
}
