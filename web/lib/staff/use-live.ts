import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { LIVE_TYPES, type LiveType } from '#shared/contracts/live.ts'
import { followLive } from './live.ts'
import { endedBecause, sessionQuery, storedToken } from './session.ts'
import { staffKeys } from './article-calls.ts'
import { useStaff } from './staff-context.tsx'

/** What is asked for anew when something of a type has changed. */
const keysOf: Readonly<Record<LiveType, readonly string[]>> = {
  lead: staffKeys.leads,
  booking: staffKeys.bookings,
  trash: staffKeys.trash,
}

/** Changes that come close together are asked for together, milliseconds. */
const GATHERED_FOR = 250

/** Gathers the types of changes and asks anew for what they concern: at once, then after a while for all that came meanwhile. */
export function gatherChanges(queryClient: Pick<QueryClient, 'invalidateQueries'>) {
  const waiting = new Set<LiveType>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = () => {
    timer = undefined
    if (waiting.size === 0) return
    for (const type of waiting) void queryClient.invalidateQueries({ queryKey: keysOf[type] })
    waiting.clear()
    timer = setTimeout(flush, GATHERED_FOR)
  }
  return {
    note: (type: LiveType) => {
      waiting.add(type)
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
        if (message.type === 'ready') LIVE_TYPES.forEach(changes.note)
        else changes.note(message.type)
      },
      onRefused: () => {
        if (endedBecause() === 'signed-out') return
        void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey })
      },
    })
    return () => {
      stop()
      changes.stop()
    }
    // Another account, or another role of the same one, listens on a socket of its own.
  }, [id, role, queryClient])
}
