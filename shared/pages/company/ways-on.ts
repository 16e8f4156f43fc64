import { paths } from '../../paths.ts'

/** Where a reader may go on from a page that is not there. */
export const waysOn = [
  {
    title: 'What we offer',
    href: paths.whatWeOffer,
    text: 'Every check and service, by line of work.',
  },
  {
    title: 'Industries',
    href: paths.industries,
    text: 'The risks of a trade, and the checks that meet them.',
  },
  {
    title: 'Case studies',
    href: paths.caseStudies(),
    text: 'What was asked, and what the answers were used for.',
  },
  { title: 'Blogs', href: paths.blogs(), text: 'Notes on records and how to read them.' },
  { title: 'About us', href: paths.about, text: 'Who asks, how, and what is declined.' },
  { title: 'Contact', href: paths.contact, text: 'Tell us what you were looking for.' },
] as const
