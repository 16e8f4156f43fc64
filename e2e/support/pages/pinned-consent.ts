import type { BrowserContext } from '@playwright/test'

/**
 * Makes a browser refuse cookies by itself, by the Global Privacy Control: no banner comes over what a test looks at, and nothing
 * is stored for it. Where a test is about the question, nothing is pinned.
 */
export async function pinConsent(context: BrowserContext, asks: boolean): Promise<void> {
  if (asks) return
  await context.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', {
      get: () => true,
      // A tab that a page has opened runs this twice.
      configurable: true,
    }),
  )
}
