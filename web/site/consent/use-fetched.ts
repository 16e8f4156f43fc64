import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Calls `fetchIt` once its result is wanted, and returns the result, or undefined until it is loaded. React's `lazy` is not used, because
 * it would delay the new content to avoid a flicker.
 * @param onFailed called after a failure. `fetchIt` is called again the next time the result is wanted
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
