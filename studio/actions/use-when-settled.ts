import { useEffect, useRef, useState } from 'react'

/**
 * Runs `task` once what was typed has arrived and been checked. `request` asks for it; `isBusy` until it is done. A task
 * that rejects is the task's own to report.
 */
export function useWhenSettled(isSettled: boolean, task: () => Promise<void>) {
  const [isBusy, setBusy] = useState(false)
  const isRunning = useRef(false)

  useEffect(() => {
    // The task itself changes the document, which then is not settled for a while: it must not run again for that.
    if (!isBusy || !isSettled || isRunning.current) return
    isRunning.current = true
    task()
      .catch(() => undefined)
      .finally(() => {
        isRunning.current = false
        setBusy(false)
      })
  }, [isBusy, isSettled, task])

  return { isBusy, request: () => setBusy(true) } as const
}
