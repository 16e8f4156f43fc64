import * as z from 'zod/mini'

/** Font sizes in percent. */
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
  /** True if the shortcut Alt+A is turned off. */
  withoutShortcut: option(),
})

/** Settings of the accessibility menu. */
export type AccessibilitySettings = Readonly<z.output<typeof settings>>

/** Names of the boolean settings. For each one that is on, the boot script sets an attribute on the root element. */
export const accessibilityOptions = [
  'colorBlindMode',
  'underlineLinks',
  'stopMovement',
  'strongerContrast',
  'withoutShortcut',
] as const satisfies readonly (keyof AccessibilitySettings)[]

/** Default settings. */
export const usualSettings: AccessibilitySettings = {
  fontSize: fontSizes.usual,
  colorBlindMode: false,
  underlineLinks: false,
  stopMovement: false,
  strongerContrast: false,
  withoutShortcut: false,
}

/** Parses stored settings. Invalid text results in the defaults. */
export function settingsFrom(stored: string | null): AccessibilitySettings {
  if (stored === null) return usualSettings
  try {
    const read = settings.safeParse(JSON.parse(stored))
    return read.success ? read.data : usualSettings
  } catch {
    return usualSettings
  }
}
