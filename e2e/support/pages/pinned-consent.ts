import type { BrowserContext } from '@playwright/test'

/**
 * Enables Global Privacy Control in a browser, so that no banner covers the tested page and no choice is stored. Does nothing if `asks`
 * is true, for tests about the banner.
 */
export async function pinConsent(context: BrowserContext, asks: boolean): Promise<void> {
  if (asks) return
  await context.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', {
      get: () => true,
      // The script runs twice in a tab that a page has opened, so the property must be configurable.
      configurable: true,
    }),
  )
}
