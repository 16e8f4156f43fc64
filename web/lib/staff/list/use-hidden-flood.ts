import { HOUR } from '#shared/time/units.ts'
import { useState } from 'react'
import { storageKeys } from '#shared/browser/storage-keys.ts'

/** Time until which the message is hidden, milliseconds since 1970; 0 if it is shown. */
function stored(): number {
  try {
    return Date.parse(localStorage.getItem(storageKeys.floodHidden) ?? '') || 0
  } catch {
    return 0
  }
}

/** True while this browser hides the message about a flood of meetings, with a function that hides the message for an hour. */
export function useHiddenFlood(now: number): readonly [boolean, () => void] {
  const [until, setUntil] = useState(stored)
  const hide = () => {
    const next = Date.now() + HOUR
    setUntil(next)
    try {
      localStorage.setItem(storageKeys.floodHidden, new Date(next).toISOString())
    } catch {
      // Without storage the message is hidden until the next reload.
    }
  }
  // A later time can only have been stored while the clock was wrong.
  return [now < until && until <= now + HOUR + 60_000, hide]
}
