import { company } from '#shared/company/company-record.ts'
import { site } from '#shared/company/site.ts'
import { zoneCity } from '#shared/time/zone-city.ts'

const { hours, replyPromise } = site

const printed = (label: string, value: string | null) => (value === null ? [] : [{ label, value }])

/**
 * Copy next to the contact form: its purpose, hours, the reply promise, and meetings. Links to `#meeting` lead to the section about
 * meetings.
 */
export const contactWords = {
  heading: 'Ask a question or get a quote',
  lede: 'Tell us what you need to check, how many people or companies, and in which countries. We reply with the checks, times, prices and limits.',
  record: [
    { label: 'Reply', value: `${replyPromise.replace('w', 'W')}, Monday to Friday` },
    { label: 'Hours', value: `${hours.days}, ${hours.opens} to ${hours.closes}` },
    { label: 'Time zone', value: zoneCity(site.timeZone) },
    { label: 'Coverage', value: `Checks in ${site.coverage}` },
    { label: 'Email', value: site.contactEmail },
    ...printed('Phone', company.phone),
    ...printed('Address', company.address),
  ],
  meeting: {
    title: 'Would you rather talk to us?',
    text: 'Choose a free time in our calendar for 30 minutes with us. You can also choose “In a meeting” in the form and suggest two or three times.',
  },
} as const
