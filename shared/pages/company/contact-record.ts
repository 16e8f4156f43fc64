import type { SiteSettings } from '../catalogue/page-copy.ts'
import { shippedSettings } from '../frame/shipped-settings.ts'
import { site } from '#shared/company/site.ts'
import { zoneCity } from '#shared/time/zone-city.ts'

const { hours, replyPromise } = site

const printed = (label: string, value: string | undefined) =>
  value === undefined ? [] : [{ label, value }]

/** Label of the email address. The address is a link. */
export const EMAIL_LABEL = 'Email'

/**
 * Facts about the company next to the contact form. They are separate from the texts of the page, because only these facts are part of the
 * scripts that the browser loads.
 * @param settings published facts about the company; default: the shipped ones
 */
export const contactRecord = ({ email, phone, address }: SiteSettings = shippedSettings) => [
  { label: 'Reply', value: `${replyPromise.replace('w', 'W')}, Monday to Friday` },
  { label: 'Hours', value: `${hours.days}, ${hours.opens} to ${hours.closes}` },
  { label: 'Time zone', value: zoneCity(site.timeZone) },
  { label: 'Coverage', value: `Checks in ${site.coverage}` },
  { label: EMAIL_LABEL, value: email },
  ...printed('Phone', phone),
  ...printed('Address', address),
]
