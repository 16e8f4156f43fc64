import { useEffect } from 'react'
import { useBlocker } from 'react-router-dom'
import { storedToken } from './session.ts'

/**
 * Asks for confirmation before the user leaves with unsaved work: with the browser's dialog when the tab is closed, with a dialog of the
 * site on navigation. The end of a session does not ask: the browser keeps drafts until the next sign-in, and nothing else can be kept.
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
