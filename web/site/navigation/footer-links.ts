import { paths } from '#shared/paths/paths.ts'
import { site } from '#shared/company/site.ts'
import type { ShellLink } from './links.ts'

/** Titled list of links in the footer. */
interface FooterGroup {
  readonly title: string
  readonly links: readonly ShellLink[]
}

/** Lists of the footer, in order. */
export const footerGroups: readonly FooterGroup[] = [
  {
    title: 'What we offer',
    links: [
      { label: 'Background Screening', href: paths.solution('background-screening') },
      { label: 'Corporate Due Diligence', href: paths.solution('corporate-due-diligence') },
      { label: 'AI & Data Science', href: paths.solution('ai-data-science') },
      { label: 'Tech & Innovation', href: paths.solution('tech-innovation') },
    ],
  },
  {
    title: 'Company',
    links: [
      { label: 'About', href: paths.about },
      { label: 'Clients', href: paths.clients },
      { label: 'Blogs', href: paths.blogs() },
      { label: 'Case Studies', href: paths.caseStudies() },
      { label: 'Industries', href: paths.industries },
      { label: 'Careers', href: paths.careers },
    ],
  },
  {
    title: 'Legal',
    links: [
      { label: 'Privacy Policy', href: paths.privacyPolicy },
      { label: 'Cookies', href: paths.cookies },
      { label: 'Cookie Settings', href: paths.cookieSettings },
      { label: 'US Consumer Notice', href: paths.usNotice },
    ],
  },
]

/** Links about trust and help, in the last line. */
export const helpLinks: readonly ShellLink[] = [
  { label: 'Verify a report', href: paths.verify },
  { label: 'Trust', href: paths.trust },
  { label: 'Help for candidates', href: paths.candidates },
  { label: 'Glossary', href: paths.glossary },
  { label: 'Accessibility', href: paths.accessibility },
]

/** External links, which open in a new tab. */
export const socialLinks: readonly ShellLink[] = site.socials.map(({ name, url }) => ({
  label: name,
  href: url,
}))
