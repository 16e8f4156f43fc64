import { company } from '#shared/company/company-record.ts'
import { site } from '#shared/company/site.ts'
import { zoneCity } from '#shared/time/zone-city.ts'

const { hours, replyPromise } = site

const printed = (label: string, value: string | null) => (value === null ? [] : [{ label, value }])

/** Facts next to the contact form. Separate from the texts of the page, because the browser renders only these facts from its scripts. */
export const contactRecord = [
  { label: 'Reply', value: `${replyPromise.replace('w', 'W')}, Monday to Friday` },
  { label: 'Hours', value: `${hours.days}, ${hours.opens} to ${hours.closes}` },
  { label: 'Time zone', value: zoneCity(site.timeZone) },
  { label: 'Coverage', value: `Checks in ${site.coverage}` },
  { label: 'Email', value: site.contactEmail },
  ...printed('Phone', company.phone),
  ...printed('Address', company.address),
]
