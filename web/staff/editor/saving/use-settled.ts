import { useEffect, useState } from 'react'

/** Pause in typing after which a value counts as settled, milliseconds. */
const PAUSE = 300

/** The value as it was before the last pause in typing. */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
