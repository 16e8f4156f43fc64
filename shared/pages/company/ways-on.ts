import { paths } from '#shared/paths/paths.ts'

/** Links of the 404 page. */
export const waysOn = [
  {
    title: 'What we offer',
    href: paths.whatWeOffer,
    text: 'All 23 services in four groups.',
  },
  {
    title: 'Industries',
    href: paths.industries,
    text: 'Risks, checks and rules for 28 industries.',
  },
  {
    title: 'Case studies',
    href: paths.caseStudies(),
    text: 'Worked examples from order to result.',
  },
  { title: 'Blogs', href: paths.blogs(), text: 'Guides to checks, law and data.' },
  { title: 'About us', href: paths.about, text: 'Who we are, how we work and what we decline.' },
  { title: 'Contact', href: paths.contact, text: 'Tell us what you were looking for.' },
] as const
