import { useEffect, useRef, useState } from 'react'

/**
 * How long a document must have been settled. The text editor hands on what was typed a quarter of a second after the
 * last key, and the Studio shows the outcome of an older check for a moment as that of the newest.
 */
const QUIET_MS = 350

/**
 * Runs `task` once what was typed has arrived and been checked. `request` asks for it; `isBusy` until it is done. A task
 * that rejects is the task's own to report.
 */
export function useWhenSettled(isSettled: boolean, task: () => Promise<void>) {
  const [isBusy, setBusy] = useState(false)
  const isRunning = useRef(false)
  const latest = useRef(task)

  useEffect(() => {
    latest.current = task
  })

  useEffect(() => {
    // The task itself changes the document, which then is not settled for a while: it must not run again for that.
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
