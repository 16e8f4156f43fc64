import { useEffect, useRef, useState } from 'react'
import { useStaff } from '#web/lib/staff/staff-context.tsx'
import { runTrial, type Exchange, type Outcome, type TrialInput } from './run-trial.ts'

/** State of a trial. */
export interface TrialState {
  readonly isRunning: boolean
  /** Requests and responses of the last trial. */
  readonly exchanges: readonly Exchange[]
  /** Uploaded fraction of the file, from 0 to 1. */
  readonly part: number
  readonly outcome: Outcome | undefined
}

const nothing: TrialState = { isRunning: false, exchanges: [], part: 0, outcome: undefined }

/** Runs one trial at a time. `onEnd` is called with each result. */
export function useTrial(onEnd: (outcome: Outcome) => void) {
  const { api } = useStaff()
  const [state, setState] = useState(nothing)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  const run = async (input: TrialInput) => {
    const stop = new AbortController()
    running.current = stop
    const set = (change: (before: TrialState) => TrialState) => {
      if (running.current === stop) setState(change)
    }
    setState({ ...nothing, isRunning: true })
    const options = {
      ...input,
      signal: stop.signal,
      onProgress: (part: number) => set((before) => ({ ...before, part })),
    }
    const outcome = await runTrial(api, options, (exchange) =>
      set((before) => ({
        ...before,
        exchanges: [...before.exchanges.filter(({ to }) => to !== exchange.to), exchange],
      })),
    ).catch((error: unknown): Outcome => {
      const text = stop.signal.aborted
        ? 'Stopped. Anything already sent was discarded'
        : error instanceof Error
          ? error.message
          : 'Try again. The image host didn’t answer'
      return { text, isGood: false }
    })
    set((before) => ({ ...before, isRunning: false, outcome }))
    onEnd(outcome)
  }
  return {
    state,
    run,
    stop: () => running.current?.abort(),
    /** Aborts and clears the last trial. */
    clear: () => {
      running.current?.abort()
      running.current = undefined
      setState(nothing)
    },
  }
}
