import { age } from './moments.ts'
import { useNow } from './use-now.ts'

/**
 * Text with the age of fetched data, updated every second. Empty before the first fetch. `at` is the time of the fetch in milliseconds
 * since 1970.
 */
export function Refreshed({ at }: { readonly at: number }) {
  const now = useNow(1_000)
  return <>{at === 0 ? '' : `refreshed ${age(at, now)}`}</>
}
