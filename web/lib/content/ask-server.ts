import type { QueryClient } from '@tanstack/react-query'
import type { Answer } from './content-fallback.ts'

/**
 * Leaves the response to the server if the browser has found no content at an address: the server knows redirects. Resolves only if
 * there is content, or if the result is not known yet; otherwise the browser leaves the page.
 */
export async function askServerIfMissing(
  { queryClient, onServer }: { readonly queryClient: QueryClient; readonly onServer: boolean },
  queryKey: readonly unknown[],
  url: string,
): Promise<void> {
  if (onServer || queryClient.getQueryData<Answer<unknown>>(queryKey)?.data !== null) return
  // The result may be outdated when the user comes back.
  queryClient.removeQueries({ queryKey })
  location.assign(url)
  await new Promise(() => undefined)
}
