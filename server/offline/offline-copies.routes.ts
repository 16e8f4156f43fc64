import { serve, type Route } from '#server/http/route.ts'
import { offlineOperations } from '#shared/contracts/operations/offline-operations.ts'

/** Interface for checking if an article has a page. */
interface Addresses {
  look(path: string): Promise<{ readonly exists: boolean | undefined }>
}

/** Maximum body size in bytes, for twenty paths with their entity tags. */
const BODY = { limit: 16 * 1024 }

/**
 * Routes that report which offline copies of a browser belong to a removed page, and which copies are outdated. A copy whose state cannot
 * be determined now is not reported, and the browser checks the copy again later.
 */
export function offlineCopiesRoutes(
  addresses: Addresses,
  /** Returns the cached page of an article, or undefined. */
  kept: (path: string) => { readonly headers: Readonly<Record<string, string>> } | undefined,
): Route[] {
  return [
    serve(offlineOperations.checkCopies, BODY, async ({ body: { copies } }) => {
      const gone: string[] = []
      const changed: string[] = []
      for (const { path, tag } of copies) {
        const now = kept(path)?.headers['etag']
        const { exists } = await addresses.look(path)
        if (exists === false) gone.push(path)
        else if (now !== undefined && now !== tag) changed.push(path)
      }
      return { gone, changed }
    }),
  ]
}
