import { useEffect, useEffectEvent, useState } from 'react'

/**
 * What `fetchIt` brings, once it is wanted and there. React's own `lazy` would hold what it shows back for a moment, so that
 * nothing flickers where something else was shown before it.
 * @param onFailed told when it did not come: it is asked for again when it is wanted again
 */
export function useFetched<T>(
  fetchIt: () => Promise<T>,
  isWanted: boolean,
  onFailed: () => void = () => undefined,
): T | undefined {
  const [fetched, setFetched] = useState<{ readonly value: T }>()
  const failed = useEffectEvent(onFailed)
  useEffect(() => {
    if (!isWanted) return
    fetchIt().then(
      (value) => setFetched({ value }),
      () => failed(),
    )
  }, [fetchIt, isWanted])
  return fetched?.value
}
