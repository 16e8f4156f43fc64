import { paths } from '#shared/paths/paths.ts'
import type { ContactCopy } from '../catalogue/page-copy.ts'

/** Copy below the contact form. */
export const contactBelow: Pick<ContactCopy, 'after' | 'leave' | 'elsewhere'> = {
  after: {
    label: 'Next steps',
    heading: 'What happens next',
    steps: [
      {
        when: 'On arrival',
        text: 'You get a number and the time by which we answer, and our intake team reads your message.',
      },
      {
        when: 'Within 24 hours, Monday to Friday',
        text: 'Monday to Friday you get a reply from a named person: an answer, or one question we need to ask first.',
      },
      {
        when: 'Then, if you like',
        text: 'We meet for thirty minutes with the people who would do the work. You choose the time in our calendar, by your own clock.',
      },
      {
        when: 'Before any order',
        text: 'You get purpose, price, turnaround and limits in writing before you commit.',
      },
    ],
  },
  leave: {
    label: 'Privacy',
    heading: 'Please leave out for now',
    intro:
      'You can leave these out of a first message. If we need them, we’ll ask later through a protected channel.',
    points: [
      {
        title: 'Names of candidates',
        text: 'Tell us how many people and which countries, which is enough for us to quote.',
      },
      {
        title: 'Identity documents',
        text: 'If we need a passport, licence or certificate, we’ll ask the candidate and say why.',
      },
      {
        title: 'Earlier reports',
        text: 'An earlier report may be confidential, so tell us that you have one and we’ll say how to share it.',
      },
    ],
  },
  elsewhere: {
    label: 'More',
    heading: 'Other pages that may help',
    entries: [
      {
        title: 'What we offer',
        href: paths.whatWeOffer,
        text: 'Compare all 23 services in four groups, and see which one fits your question.',
      },
      {
        title: 'Screening careers and partnerships',
        href: paths.partners,
        text: 'See our open positions and the four kinds of partnership that you can propose.',
      },
      {
        title: 'Were you checked by us?',
        href: paths.candidates,
        text: 'Read how to see your report, correct an error or dispute a result free of charge.',
      },
    ],
  },
}
