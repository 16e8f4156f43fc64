import { useEffect, useState } from 'react'

/** Time without a change after which the value is updated, in milliseconds. */
const PAUSE = 300

/** Debounced value. It is updated after a pause in typing. */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
