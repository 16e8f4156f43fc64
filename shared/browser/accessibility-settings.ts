import * as z from 'zod/mini'

/** Sizes of the font in percent. */
export const fontSizes = { smallest: 80, largest: 150, step: 10, usual: 100 } as const

const option = () => z._default(z.boolean(), false)

const settings = z.object({
  fontSize: z
    .number()
    .check(z.gte(fontSizes.smallest), z.lte(fontSizes.largest), z.multipleOf(fontSizes.step)),
  colorBlindMode: z.boolean(),
  underlineLinks: option(),
  stopMovement: option(),
  strongerContrast: option(),
  /** The menu is not opened by Alt+A. */
  withoutShortcut: option(),
})

/** What a visitor has set in the accessibility menu. */
export type AccessibilitySettings = Readonly<z.output<typeof settings>>

/** The settings that are switched on and off. The boot script sets an attribute of the root for each. */
export const accessibilityOptions = [
  'colorBlindMode',
  'underlineLinks',
  'stopMovement',
  'strongerContrast',
  'withoutShortcut',
] as const satisfies readonly (keyof AccessibilitySettings)[]

/** What counts while nobody has set anything. */
export const usualSettings: AccessibilitySettings = {
  fontSize: fontSizes.usual,
  colorBlindMode: false,
  underlineLinks: false,
  stopMovement: false,
  strongerContrast: false,
  withoutShortcut: false,
}

/** The settings as they are stored. Anything that is not of their making counts as nothing set. */
export function settingsFrom(stored: string | null): AccessibilitySettings {
  if (stored === null) return usualSettings
  try {
    const read = settings.safeParse(JSON.parse(stored))
    return read.success ? read.data : usualSettings
  } catch {
    return usualSettings
  }
}
