import { HOUR } from '#shared/time/units.ts'
import { useState } from 'react'
import { storageKeys } from '#shared/browser/storage-keys.ts'

/** Time until which the message about a flood is hidden, in milliseconds since 1970; 0 if the message is shown. */
function stored(): number {
  try {
    return Date.parse(localStorage.getItem(storageKeys.floodHidden) ?? '') || 0
  } catch {
    return 0
  }
}

/** True while this browser hides the message about a flood of meetings, and a function that hides the message for an hour. */
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
  // Ignores a time more than an hour ahead: it was stored while the clock of the device was wrong.
  return [now < until && until <= now + HOUR + 60_000, hide]
}
