import { useEffect, useState } from 'react'

/** Current time in milliseconds since 1970, updated at the interval `every` (milliseconds). */
export function useNow(every: number): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), every)
    return () => clearInterval(timer)
  }, [every])
  return now
}
