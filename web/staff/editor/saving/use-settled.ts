import { useEffect, useState } from 'react'

/** Pause in typing, in milliseconds, after which the value is updated. */
const PAUSE = 300

/** Debounced value, updated after a pause in typing. */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
