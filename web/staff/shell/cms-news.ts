import { useEffect, useRef } from 'react'
import type { Overview } from '#shared/contracts/staff.ts'
import { notify } from '#web/lib/overlays/toasts.ts'

type State = Pick<Overview, 'health' | 'outbox'>

/** Returns messages about the differences between two states of the CMS and the outbox. */
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

/** Shows messages about changes of the CMS and the outbox, on all pages of the staff area. */
export function useCmsNews(overview: Overview | undefined): void {
  const before = useRef<Overview>(undefined)
  useEffect(() => {
    if (overview === undefined) return
    if (before.current !== undefined)
      newsBetween(before.current, overview).forEach((text) => notify(text))
    before.current = overview
  }, [overview])
}
