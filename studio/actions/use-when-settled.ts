import { useEffect, useRef, useState } from 'react'

/**
 * Time for which a document must be settled. The text editor emits input 250 ms after the last key press, and the Studio briefly shows
 * the result of an older validation as that of the newest.
 */
const QUIET_MS = 350

/**
 * Runs `task` once all input is saved and validated. `request` starts it; `isBusy` is true until it is done. The task must report its own
 * errors.
 */
export function useWhenSettled(isSettled: boolean, task: () => Promise<void>) {
  const [isBusy, setBusy] = useState(false)
  const isRunning = useRef(false)
  const latest = useRef(task)

  useEffect(() => {
    latest.current = task
  })

  useEffect(() => {
    // The task itself changes the document, which is then unsettled for a while: it must not run again because of that.
    if (!isBusy || !isSettled || isRunning.current) return undefined
    const timer = setTimeout(() => {
      isRunning.current = true
      latest
        .current()
        .catch(() => undefined)
        .finally(() => {
          isRunning.current = false
          setBusy(false)
        })
    }, QUIET_MS)
    return () => clearTimeout(timer)
  }, [isBusy, isSettled])

  return { isBusy, request: () => setBusy(true) } as const
}
