import { useEffect, useRef } from 'react'
import type { Overview } from '#shared/contracts/staff.ts'
import { notify } from '#web/lib/overlays/toasts.ts'

type State = Pick<Overview, 'health' | 'outbox'>

/** What has happened to the CMS, and to what waits for it, between two looks. */
export function newsBetween(before: State, now: State): readonly string[] {
  const wasUp = before.health.cms === 'up'
  const isUp = now.health.cms === 'up'
  const decisions = now.outbox.conflicts - before.outbox.conflicts
  const arrived = before.outbox.waiting > 0 && now.outbox.waiting === 0 && decisions <= 0
  return [
    ...(wasUp && !isUp
      ? ['The CMS can’t be reached. Keep working: your changes are saved here']
      : []),
    ...(!wasUp && isUp ? ['The CMS is connected again'] : []),
    ...(arrived ? ['Your saved changes have reached the CMS'] : []),
    ...(decisions > 0 ? ['Review a change: the CMS has a newer version'] : []),
  ]
}

/** Tells of it wherever in the staff area somebody is. */
export function useCmsNews(overview: Overview | undefined): void {
  const before = useRef<Overview>(undefined)
  useEffect(() => {
    if (overview === undefined) return
    if (before.current !== undefined)
      newsBetween(before.current, overview).forEach((text) => notify(text))
    before.current = overview
  }, [overview])
}
