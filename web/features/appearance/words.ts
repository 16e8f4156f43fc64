import type { ThemePreference } from '#shared/theme.ts'

/** What the preferences are called, and what each means. */
export const preferenceWords: Readonly<
  Record<ThemePreference, { readonly name: string; readonly meaning: string }>
> = {
  system: { name: 'System', meaning: 'As your device is set' },
  manual: { name: 'Manual', meaning: 'Only when I press the button' },
  'time-based': { name: 'Time-based', meaning: 'Dark from 18:00 to 05:59' },
}

/** Under everything that is chosen here. */
export const savedWords = 'Settings are saved automatically'
