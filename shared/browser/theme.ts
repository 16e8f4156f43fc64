import type { Theme } from '../engraving/palette.ts'

/** Ways to choose the theme. Default: `time-based`. */
export const themePreferences = ['system', 'manual', 'time-based'] as const

/** One of the {@link themePreferences}. */
export type ThemePreference = (typeof themePreferences)[number]

/**
 * Hours of the visitor's clock. The time-based theme is dark from 18:00 to 05:59. The sunset prompt appears in the hour that starts at
 * `from`.
 */
export const night = { from: 18, to: 6 } as const

/** Durations of the theme switch, in milliseconds. */
export const themeTimes = { recheck: 60_000, promptDelay: 2_000, transition: 200 } as const

/** Values from which the theme is determined. Stored values may be invalid. */
export interface ThemeGround {
  readonly preference: string | null
  readonly theme: string | null
  readonly hour: number
  readonly isSystemDark: boolean
}

const isTheme = (value: string | null): value is Theme => value === 'light' || value === 'dark'

/** Preference that applies. A stored `manual` counts as the default if no valid theme is stored. */
export function preferenceOf({
  preference,
  theme,
}: Pick<ThemeGround, 'preference' | 'theme'>): ThemePreference {
  if (preference === 'manual' && isTheme(theme)) return 'manual'
  return preference === 'system' ? 'system' : 'time-based'
}

/** Theme that a page shows when it opens. */
export function themeOf(ground: ThemeGround): Theme {
  const preference = preferenceOf(ground)
  if (preference === 'manual' && isTheme(ground.theme)) return ground.theme
  const isDark =
    preference === 'system'
      ? ground.isSystemDark
      : ground.hour >= night.from || ground.hour < night.to
  return isDark ? 'dark' : 'light'
}
