import type { QueryClient } from '@tanstack/react-query'
import type { Answer } from './content-fallback.ts'

/**
 * Loads the page from the server if a query has found no content at this address, because the address may be redirected, and only the
 * server knows all redirects. The promise then never resolves, because the browser leaves the page. In all other cases it resolves at once.
 */
export async function askServerIfMissing(
  { queryClient, onServer }: { readonly queryClient: QueryClient; readonly onServer: boolean },
  queryKey: readonly unknown[],
  url: string,
): Promise<void> {
  if (onServer || queryClient.getQueryData<Answer<unknown>>(queryKey)?.data !== null) return
  // Removes the result without content from the cache, because it may be outdated when the user returns to the address.
  queryClient.removeQueries({ queryKey })
  location.assign(url)
  await new Promise(() => undefined)
}
