import { serve, type Route } from '#server/http/route.ts'
import { offlineOperations } from '#shared/contracts/operations/offline-operations.ts'

/** Knows which articles have a page. */
interface Addresses {
  look(path: string): Promise<{ readonly exists: boolean | undefined }>
}

/** Twenty paths with their tags. */
const BODY = { limit: 16 * 1024 }

/**
 * Tells browsers which of their copies have to go. By the same rules as pages are given out: what cannot be known at the moment
 * stays, and is asked about again.
 */
export function offlineCopiesRoutes(
  addresses: Addresses,
  /** The page of an article as it is given out now, where one is at hand. */
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
