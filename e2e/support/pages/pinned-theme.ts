import type { BrowserContext } from '@playwright/test'
import { storageKeys } from '#shared/browser/storage-keys.ts'

/**
 * Source of a browser's theme. `system`: a visitor whose theme follows the system, so that tests pass at any time of day and can set a
 * theme with `emulateMedia`. `unset`: a new visitor with empty storage, at noon. `clock`: the test controls storage and clock itself.
 */
export type PinnedTheme = 'system' | 'unset' | 'clock'

/** Sets the theme source for all pages of a context, before its first page. */
export async function pinTheme(context: BrowserContext, theme: PinnedTheme): Promise<void> {
  if (theme === 'unset') await context.addInitScript(() => (Date.prototype.getHours = () => 12))
  if (theme === 'system') {
    await context.addInitScript((key) => {
      try {
        localStorage.setItem(key, 'system')
      } catch {
        // The error is ignored: a blank page has no storage, and a test may have disabled storage.
      }
    }, storageKeys.themePreference)
  }
}
