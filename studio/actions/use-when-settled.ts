import { useEffect, useRef, useState } from 'react'

/** The text editor hands on what was typed a quarter of a second after the last key; only then is it seen as unsaved. */
const TYPING_PAUSE_MS = 300

/**
 * Runs `task` once what was typed has arrived and been checked. `request` asks for it; `isBusy` until it is done. A task
 * that rejects is the task's own to report.
 */
export function useWhenSettled(isSettled: boolean, task: () => Promise<void>) {
  const [phase, setPhase] = useState<'idle' | 'pausing' | 'waiting'>('idle')
  const isRunning = useRef(false)

  useEffect(() => {
    if (phase !== 'pausing') return undefined
    const timer = setTimeout(() => setPhase('waiting'), TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [phase])

  useEffect(() => {
    // The task itself changes the document, which then is not settled for a while: it must not run again for that.
    if (phase !== 'waiting' || !isSettled || isRunning.current) return
    isRunning.current = true
    task()
      .catch(() => undefined)
      .finally(() => {
        isRunning.current = false
        setPhase('idle')
      })
  }, [phase, isSettled, task])

  return { isBusy: phase !== 'idle', request: () => setPhase('pausing') } as const
}
