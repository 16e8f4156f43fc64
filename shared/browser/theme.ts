import type { Theme } from '../engraving/palette.ts'

/** Ways to choose the theme. Default: `time-based`. */
export const themePreferences = ['system', 'manual', 'time-based'] as const

/** One of the {@link themePreferences}. */
export type ThemePreference = (typeof themePreferences)[number]

/** Hours of the visitor's clock: the time-based theme is dark from 18:00 to 05:59. The prompt appears in the hour of `from`. */
export const night = { from: 18, to: 6 } as const

/** Durations of the theme switch, in milliseconds. */
export const themeTimes = { recheck: 60_000, promptDelay: 2_000, transition: 200 } as const

/** Inputs that determine the theme. Stored values may be invalid. */
export interface ThemeGround {
  readonly preference: string | null
  readonly theme: string | null
  readonly hour: number
  readonly isSystemDark: boolean
}

const isTheme = (value: string | null): value is Theme => value === 'light' || value === 'dark'

/** Effective preference. The preference `manual` is ignored if no valid theme is stored. */
export function preferenceOf({
  preference,
  theme,
}: Pick<ThemeGround, 'preference' | 'theme'>): ThemePreference {
  if (preference === 'manual' && isTheme(theme)) return 'manual'
  return preference === 'system' ? 'system' : 'time-based'
}

/** Initial theme of a page. */
export function themeOf(ground: ThemeGround): Theme {
  const preference = preferenceOf(ground)
  if (preference === 'manual' && isTheme(ground.theme)) return ground.theme
  const isDark =
    preference === 'system'
      ? ground.isSystemDark
      : ground.hour >= night.from || ground.hour < night.to
  return isDark ? 'dark' : 'light'
}
