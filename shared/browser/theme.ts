import type { Theme } from '../engraving/palette.ts'

/** How the theme is chosen. `time-based` is also what counts while nobody has chosen. */
export const themePreferences = ['system', 'manual', 'time-based'] as const

/** One of the {@link themePreferences}. */
export type ThemePreference = (typeof themePreferences)[number]

/** Hours of the visitor's clock: time-based, it is dark from 18:00 to 05:59. The prompt belongs to the hour of `from`. */
export const night = { from: 18, to: 6 } as const

/** In ms. */
export const themeTimes = { recheck: 60_000, promptDelay: 2_000, transition: 200 } as const

/** What the theme depends on. The values are those of the storage, whoever wrote them. */
export interface ThemeGround {
  readonly preference: string | null
  readonly theme: string | null
  readonly hour: number
  readonly isSystemDark: boolean
}

const isTheme = (value: string | null): value is Theme => value === 'light' || value === 'dark'

/** The preference that counts. A manual one without a theme to go with it says nothing. */
export function preferenceOf({
  preference,
  theme,
}: Pick<ThemeGround, 'preference' | 'theme'>): ThemePreference {
  if (preference === 'manual' && isTheme(theme)) return 'manual'
  return preference === 'system' ? 'system' : 'time-based'
}

/** The theme that a page is opened in. */
export function themeOf(ground: ThemeGround): Theme {
  const preference = preferenceOf(ground)
  if (preference === 'manual' && isTheme(ground.theme)) return ground.theme
  const isDark =
    preference === 'system'
      ? ground.isSystemDark
      : ground.hour >= night.from || ground.hour < night.to
  return isDark ? 'dark' : 'light'
}
