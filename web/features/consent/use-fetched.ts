import { useEffect, useState } from 'react'

/**
 * What `fetchIt` brings, once it is wanted and there. React's own `lazy` would hold what it shows back for a moment, so that
 * nothing flickers where something else was shown before it.
 */
export function useFetched<T>(fetchIt: () => Promise<T>, isWanted: boolean): T | undefined {
  const [fetched, setFetched] = useState<{ readonly value: T }>()
  useEffect(() => {
    if (!isWanted) return
    fetchIt().then(
      (value) => setFetched({ value }),
      // It is asked for again when it is wanted again.
      () => undefined,
    )
  }, [fetchIt, isWanted])
  return fetched?.value
}
