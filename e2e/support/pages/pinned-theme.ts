import type { BrowserContext } from '@playwright/test'
import { storageKeys } from '#shared/browser/storage-keys.ts'

/**
 * How a browser has its theme chosen. `system` is a visitor who has chosen to follow it, so that a test passes at any hour and
 * may ask for a theme by `emulateMedia`. `unset` is a new visitor, whose storage is empty and whose clock says noon.
 * `clock` leaves both to the test.
 */
export type PinnedTheme = 'system' | 'unset' | 'clock'

/** Pins the theme of every page of a context, from before its first one. */
export async function pinTheme(context: BrowserContext, theme: PinnedTheme): Promise<void> {
  if (theme === 'unset') await context.addInitScript(() => (Date.prototype.getHours = () => 12))
  if (theme === 'system') {
    await context.addInitScript((key) => {
      try {
        localStorage.setItem(key, 'system')
      } catch {
        // An empty page has no storage, and a test may have closed it.
      }
    }, storageKeys.themePreference)
  }
}
