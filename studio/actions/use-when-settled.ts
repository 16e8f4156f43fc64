import { useEffect, useRef, useState } from 'react'

/**
 * Time for which a document must stay saved and validated before the task runs, in milliseconds. The text editor emits input only 250 ms
 * after the last key press. And the Studio may briefly show the result of an earlier validation as the newest one.
 */
const QUIET_MS = 350

/**
 * After a call of `request`, runs `task` as soon as all input is saved and validated. `isBusy` is true from the call until the task is
 * done. The task must handle its own errors.
 */
export function useWhenSettled(isSettled: boolean, task: () => Promise<void>) {
  const [isBusy, setBusy] = useState(false)
  const isRunning = useRef(false)
  const latest = useRef(task)

  useEffect(() => {
    latest.current = task
  })

  useEffect(() => {
    // The task itself changes the document, which is then unsaved for a moment. `isRunning` prevents this change from starting the task
    // again.
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
