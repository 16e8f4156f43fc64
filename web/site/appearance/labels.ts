import type { ThemePreference } from '#shared/browser/theme.ts'

/** Name and description of each theme preference. */
export const preferenceWords: Readonly<
  Record<ThemePreference, { readonly name: string; readonly meaning: string }>
> = {
  system: { name: 'Match my device', meaning: 'Follows your device’s setting' },
  manual: { name: 'Choose myself', meaning: 'Changes only when you press the button' },
  'time-based': { name: 'Dark after 18:00', meaning: 'Light again from 06:00' },
}

/** Note below the settings of a panel. */
export const savedWords = 'Settings are saved automatically'
