import { age } from './moments.ts'
import { useNow } from './use-now.ts'

/** How long ago something was brought, renewed each second; nothing before it was. `at`: milliseconds since 1970. */
export function Refreshed({ at }: { readonly at: number }) {
  const now = useNow(1_000)
  return <>{at === 0 ? '' : `refreshed ${age(at, now)}`}</>
}
