import type { SiteSettings } from '#shared/pages/catalogue/page-copy.ts'
import { contactRecord } from '#shared/pages/company/contact-record.ts'
import { page as contact } from '#shared/pages/company/contact-page.ts'
import { paths } from '#shared/paths/paths.ts'
import { emailFact } from '../company-facts.ts'
import { headPassages, placeOf, createPassageMaker, type Found } from '../copy-passages.ts'

/** Passages of the site settings: the facts that the contact page shows. */
export function settingsPassages(settings: SiteSettings): readonly Found[] {
  const make = createPassageMaker(placeOf(paths.contact, 'Contact', contact.meta))
  const [, facts] = headPassages(make, { ...contact, facts: contactRecord(settings) })
  return [emailFact(settings), ...(facts === undefined ? [] : [facts])]
}
