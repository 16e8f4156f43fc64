import { useEffect, useEffectEvent, useState } from 'react'
import { useLeaving } from '#web/lib/staff/use-leaving.ts'

/**
 * Navigation state for the redirect from the URL of a new article to that of the created article. Editing continues without interruption.
 */
export const MADE = { isMade: true, keepsFocus: true } as const

/** Like {@link useLeaving}, but first calls `settle` to autosave, and asks only if work remains unsaved. */
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
