import type { Family } from '#shared/engraving/families.ts'

/** The class that sets a family's accent for everything below it. */
export const accentClass: Readonly<Record<Family, string>> = {
  screening: 'f-teal',
  diligence: 'f-indigo',
  data: 'f-plum',
  technology: 'f-copper',
}
