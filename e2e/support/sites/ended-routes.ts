import type { BrowserContext } from '@playwright/test'

/**
 * Removes route handlers at the end of a test. If a handler were still running when the pages close, it would fail this test and the next
 * test.
 */
export async function endRoutes(context: BrowserContext): Promise<void> {
  const all = [context, ...context.pages()]
  await Promise.all(all.map((part) => part.unrouteAll({ behavior: 'ignoreErrors' })))
}
