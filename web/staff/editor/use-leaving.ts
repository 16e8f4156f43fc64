import { useEffect, useEffectEvent, useState } from 'react'
import { useBlocker } from 'react-router-dom'
import { storedToken } from '#web/lib/staff/session.ts'

/** Goes with the navigation from the address of a new article to its own, where the work goes on. */
export const MADE = { isMade: true, keepsFocus: true } as const

/**
 * Holds whoever leaves with unsaved work until they have said so: by the browser's own question when the tab is closed, by
 * ours inside the site. The end of a session is not held: the work waits in the browser until somebody has signed in again.
 */
function useLeaving(isDirty: boolean) {
  useEffect(() => {
    if (!isDirty) return undefined
    const ask = (event: BeforeUnloadEvent) => {
      if (storedToken() !== null) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isDirty])
  return useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty &&
      nextLocation.state?.isMade !== true &&
      storedToken() !== null &&
      currentLocation.pathname !== nextLocation.pathname,
  )
}

/** {@link useLeaving} that asks only where `settle`, which saves what is saved by itself, leaves something unsaved. */
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
