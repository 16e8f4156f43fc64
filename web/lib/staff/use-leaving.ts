import { useEffect } from 'react'
import { useBlocker } from 'react-router-dom'
import { storedToken } from './session.ts'

/**
 * Asks for confirmation before the user leaves with unsaved work. When the tab is closed, the browser shows its dialog; on navigation, the
 * site shows its own. Does not ask when the session has ended, because the browser stores drafts until the next sign-in and other work
 * cannot be saved without a session.
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
