import type { QueryClient } from '@tanstack/react-query'
import type { Answer } from './content-fallback.ts'

/**
 * Lets the server answer for an address when the browser has learned that there is no content at it: the server knows whether it leads
 * elsewhere. Settles only where there is content, or where nobody knows yet.
 */
export async function askServerIfMissing(
  { queryClient, onServer }: { readonly queryClient: QueryClient; readonly onServer: boolean },
  queryKey: readonly unknown[],
  url: string,
): Promise<void> {
  if (onServer || queryClient.getQueryData<Answer<unknown>>(queryKey)?.data !== null) return
  // What was learned may be old by the time somebody comes back.
  queryClient.removeQueries({ queryKey })
  location.assign(url)
  await new Promise(() => undefined)
}
