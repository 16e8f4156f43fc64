import type { QueryClient } from '@tanstack/react-query'
import type { Answer } from './content-fallback.ts'

/**
 * If a query has found no content at an address, loads the page from the server, which knows all redirects. The promise then never
 * resolves, because the browser leaves the page. Otherwise it resolves at once: there is content, or the result is not known yet.
 */
export async function askServerIfMissing(
  { queryClient, onServer }: { readonly queryClient: QueryClient; readonly onServer: boolean },
  queryKey: readonly unknown[],
  url: string,
): Promise<void> {
  if (onServer || queryClient.getQueryData<Answer<unknown>>(queryKey)?.data !== null) return
  // Removes the empty result from the cache, because it may be outdated when the user returns to the address.
  queryClient.removeQueries({ queryKey })
  location.assign(url)
  await new Promise(() => undefined)
}
