import type { ThemePreference } from '#shared/theme.ts'

/** What the preferences are called, and what each means. */
export const preferenceWords: Readonly<
  Record<ThemePreference, { readonly name: string; readonly meaning: string }>
> = {
  system: { name: 'Match my device', meaning: 'Light or dark as it is set' },
  manual: { name: 'Choose myself', meaning: 'Only when I press the button' },
  'time-based': { name: 'Dark after 18:00', meaning: 'Light again from 06:00' },
}

/** Under everything that is chosen here. */
export const savedWords = 'Settings are saved automatically'
