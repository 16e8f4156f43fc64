import { site } from '../../site.ts'
import { zoneCity } from '../../zone-city.ts'

const { hours, replyPromise } = site

/** What stands beside the contact form: what it is for, hours, promise, and how to meet; `#meeting` leads to the last. */
export const contactWords = {
  heading: 'Ask a question or get a quote',
  lede: 'Tell us what you need to check, how many people or companies, and in which countries. We reply with the checks, times, prices and limits.',
  record: [
    { label: 'Reply', value: `${replyPromise.replace('w', 'W')}, Monday to Friday` },
    { label: 'Hours', value: `${hours.days}, ${hours.opens} to ${hours.closes}` },
    { label: 'Time zone', value: zoneCity(site.timeZone) },
    { label: 'Coverage', value: site.coverage },
    { label: 'Email', value: site.contactEmail },
  ],
  meeting: {
    title: 'Would you rather talk?',
    text: 'Choose a free time in our calendar. If none suits you, choose “In a meeting” in the form and suggest two or three times.',
  },
} as const
