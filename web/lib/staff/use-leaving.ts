import { useEffect } from 'react'
import { useBlocker } from 'react-router-dom'
import { storedToken } from './session.ts'

/**
 * Asks for confirmation before the user leaves with unsaved work. When the tab is closed, the browser shows its own dialog; on navigation,
 * the site shows a dialog. Does not ask when the session has ended: drafts stay in the browser until the next sign-in, and no other work
 * can be saved without a session.
 */
export function useLeaving(isDirty: boolean) {
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
