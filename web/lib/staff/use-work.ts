import { useRef, useState } from 'react'
import { forEachRow, type Progress } from './queries/bulk-work.ts'

/** Runs an action on several rows. Returns its progress and a function that stops it. */
export function useWork() {
  const [progress, setProgress] = useState<Progress>()
  const stopped = useRef(false)
  const run = async <Row>(rows: readonly Row[], work: (row: Row) => Promise<unknown>) => {
    stopped.current = false
    return forEachRow(rows, work, { onProgress: setProgress, isStopped: () => stopped.current })
  }
  const stop = () => {
    stopped.current = true
  }
  return { progress, run, stop, end: () => setProgress(undefined) }
}
