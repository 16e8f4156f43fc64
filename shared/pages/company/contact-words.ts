import { contactRecord } from './contact-record.ts'

/**
 * Copy next to the contact form: its purpose, the opening hours, the promise to reply, and meetings. Links to `#meeting` lead to the
 * section about meetings.
 */
export const contactWords = {
  heading: 'Ask a question or get a quote',
  lede: 'Tell us what you need to check, how many people or companies, and in which countries. We reply with the checks, times, prices and limits.',
  record: contactRecord(),
  meeting: {
    title: 'Would you rather talk to us?',
    text: 'Choose a free time in our calendar for 30 minutes with us. You can also choose “In a meeting” in the form and suggest two or three times.',
  },
} as const
