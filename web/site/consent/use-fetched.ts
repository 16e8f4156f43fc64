import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Result of `fetchIt` once it is wanted and loaded; undefined before. React's own `lazy` would delay the new content to
 * avoid a flicker.
 * @param onFailed called after a failure; the next time it is wanted, it is loaded again
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
