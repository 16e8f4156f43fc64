import type { Family } from '#shared/engraving/families.ts'

/** CSS class that sets the accent colour of a family of services for all descendants. */
export const accentClass: Readonly<Record<Family, string>> = {
  screening: 'f-teal',
  diligence: 'f-indigo',
  data: 'f-plum',
  technology: 'f-copper',
}
