import { useEffect, useRef, useState } from 'react'

/**
 * Time in milliseconds for which a document must be saved and validated before the task runs. The text editor emits input only 250 ms after
 * the last key press. The Studio also briefly shows the result of an older validation as the newest result.
 */
const QUIET_MS = 350

/**
 * Runs `task` once all input is saved and validated. `request` requests a run; `isBusy` is true until the task is done. The task must
 * report its own errors.
 */
export function useWhenSettled(isSettled: boolean, task: () => Promise<void>) {
  const [isBusy, setBusy] = useState(false)
  const isRunning = useRef(false)
  const latest = useRef(task)

  useEffect(() => {
    latest.current = task
  })

  useEffect(() => {
    // The task changes the document, which is then unsaved for a moment. `isRunning` prevents that this change starts the task again.
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
