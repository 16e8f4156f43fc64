import type { QueryClient } from '@tanstack/react-query'
import type { Answer } from './content-fallback.ts'

/**
 * If the browser finds no content at an address, requests the page from the server, which knows all redirects. Resolves only if there is
 * content, or if the result is not known yet. Otherwise the browser leaves the page.
 */
export async function askServerIfMissing(
  { queryClient, onServer }: { readonly queryClient: QueryClient; readonly onServer: boolean },
  queryKey: readonly unknown[],
  url: string,
): Promise<void> {
  if (onServer || queryClient.getQueryData<Answer<unknown>>(queryKey)?.data !== null) return
  // Removes the result, because it may be outdated when the user returns to the address.
  queryClient.removeQueries({ queryKey })
  location.assign(url)
  await new Promise(() => undefined)
}
