import { useEffect, useEffectEvent, useState } from 'react'
import { useLeaving } from '#web/lib/staff/use-leaving.ts'

/**
 * Navigation state for the redirect from the URL of a new article to the URL of the created article. The editor stays mounted and keeps its
 * focus.
 */
export const MADE = { isMade: true, keepsFocus: true } as const

/** Like {@link useLeaving}, but first autosaves with `settle`. The user is asked only if changes remain unsaved. */
export function useSettledLeaving(isDirty: boolean, settle: () => Promise<boolean>) {
  const leaving = useLeaving(isDirty)
  const [isAsking, setAsking] = useState(false)
  const decide = useEffectEvent((isSettled: boolean) => {
    if (isSettled) leaving.proceed?.()
    else setAsking(true)
  })
  const begin = useEffectEvent(async () => settle())
  useEffect(() => {
    if (leaving.state === 'blocked') void begin().then((isSettled) => decide(isSettled))
  }, [leaving.state])
  return {
    isAsking: leaving.state === 'blocked' && isAsking,
    leave: () => leaving.proceed?.(),
    stay: () => {
      setAsking(false)
      leaving.reset?.()
    },
  }
}
