/** Shipped links of the footer. */
import { paths } from '#shared/paths/paths.ts'
import type { Navigation } from '../catalogue/page-copy.ts'

/** Shipped lists of the footer, in order. */
export const shippedGroups: Navigation['groups'] = [
  {
    title: 'What we offer',
    links: [
      { label: 'Background Screening', path: paths.solution('background-screening') },
      { label: 'Corporate Due Diligence', path: paths.solution('corporate-due-diligence') },
      { label: 'AI & Data Science', path: paths.solution('ai-data-science') },
      { label: 'Tech & Innovation', path: paths.solution('tech-innovation') },
    ],
  },
  {
    title: 'Company',
    links: [
      { label: 'About', path: paths.about },
      { label: 'Clients', path: paths.clients },
      { label: 'Blogs', path: paths.blogs() },
      { label: 'Case Studies', path: paths.caseStudies() },
      { label: 'Industries', path: paths.industries },
      { label: 'Careers', path: paths.careers },
    ],
  },
  {
    title: 'Legal',
    links: [
      { label: 'Privacy Policy', path: paths.privacyPolicy },
      { label: 'Cookies', path: paths.cookies },
      { label: 'Cookie Settings', path: paths.cookieSettings },
      { label: 'US Consumer Notice', path: paths.usNotice },
    ],
  },
]

/** Shipped links about trust and help, in the last line of the footer. */
export const shippedHelp: Navigation['help'] = [
  { label: 'Verify a report', path: paths.verify },
  { label: 'Trust', path: paths.trust },
  { label: 'Help for candidates', path: paths.candidates },
  { label: 'Glossary', path: paths.glossary },
  { label: 'Accessibility', path: paths.accessibility },
]
