import { company } from '#shared/company/company-record.ts'
import { site } from '#shared/company/site.ts'
import type { SiteSettings } from '../catalogue/page-copy.ts'

/** Shipped facts about the company that all pages share. */
export const shippedSettings: SiteSettings = {
  slug: 'site',
  promise: `We cover ${site.coverage} and reply to all inquiries ${site.replyPromise}, ${site.replyDays}.`,
  description: site.description,
  email: site.contactEmail,
  ...(company.phone !== null && { phone: company.phone }),
  ...(company.address !== null && { address: company.address }),
  socials: site.socials,
}
