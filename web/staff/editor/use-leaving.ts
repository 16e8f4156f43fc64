import { useEffect, useEffectEvent, useState } from 'react'
import { useBlocker } from 'react-router-dom'
import { storedToken } from '#web/lib/staff/session.ts'

/**
 * Navigation state for the redirect from the URL of a new article to that of the created article. Editing continues without interruption.
 */
export const MADE = { isMade: true, keepsFocus: true } as const

/**
 * Asks for confirmation before the user leaves with unsaved work: with the browser's dialog when the tab is closed, with a dialog of the
 * site on navigation. The end of a session does not ask, because the browser keeps the work until the next sign-in.
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
