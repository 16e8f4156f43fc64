import type { BrowserContext } from '@playwright/test'

/**
 * Lets go of what the pages of a browser still ask for at the end of a test: a handler of a route that is at work when they close
 * would fail, and with it the test that comes next.
 */
export async function endRoutes(context: BrowserContext): Promise<void> {
  const all = [context, ...context.pages()]
  await Promise.all(all.map((part) => part.unrouteAll({ behavior: 'ignoreErrors' })))
}
