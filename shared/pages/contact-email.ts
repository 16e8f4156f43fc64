import { site } from '#shared/company/site.ts'
import { mapTexts } from '#shared/text/map-texts.ts'

/**
 * Replaces the shipped contact email in all texts and links of a structure. Texts in the code contain the shipped address; pages show the
 * address of the site settings.
 */
export const withContactEmail = <Texts>(texts: Texts, email: string): Texts =>
  email === site.contactEmail
    ? texts
    : mapTexts(texts, (text) => text.replaceAll(site.contactEmail, () => email))
