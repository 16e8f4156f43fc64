import { expect } from 'vitest'
import { storageKeys } from '#shared/browser/storage-keys.ts'
import { passTime, stopClock } from './clock.test-support.ts'
import { openPage } from './page.test-support.tsx'

/**
 * Opens a page at a time of day in June, with empty storage or with a stored choice of the theme. Afterwards only `passTime` advances the
 * clock.
 */
export async function openAt(
  path: string,
  [hour, minute = 0, second = 0]: readonly [number, number?, number?],
  stored: Readonly<Record<string, string>> = {},
): Promise<void> {
  stopClock(new Date(2026, 5, 1, hour, minute, second))
  await openPage(path, { stored })
}

/** Local storage of a visitor who has chosen a theme. */
export const chosen = (theme: string, preference: string) => ({
  [storageKeys.theme]: theme,
  [storageKeys.themePreference]: preference,
})

/**
 * Expects a theme on a page whose clock is stopped. Advances the clock first, because a change of the theme takes effect after the next
 * frame.
 */
export const expectTheme = (theme: 'light' | 'dark') =>
  expect
    .poll(async () => {
      await passTime(20)
      return document.documentElement.dataset['theme']
    })
    .toBe(theme)
