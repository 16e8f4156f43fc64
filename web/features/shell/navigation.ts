import { paths } from '#shared/paths.ts'
import { site } from '#shared/site.ts'

/** A link of the shell. */
export interface ShellLink {
  readonly label: string
  readonly href: string
  /** Which first path segments count as being there. */
  readonly within?: readonly string[]
}

/** The links of the top bar, in order. */
export const mainLinks: readonly ShellLink[] = [
  { label: 'Home', href: paths.home },
  { label: 'Blogs', href: paths.blogs(), within: [paths.blogs(), paths.cmsBlogs()] },
  {
    label: 'Case Studies',
    href: paths.caseStudies(),
    within: [paths.caseStudies(), paths.cmsCaseStudies()],
  },
]

/** A titled list of links in the footer. */
export interface FooterGroup {
  readonly title: string
  readonly links: readonly ShellLink[]
}

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
    ],
  },
]

/** Says whether the router has a page for a path. */
export type Serves = (pathname: string) => boolean

/** Those of `links` that lead to a page. */
export const reachable = (links: readonly ShellLink[], serves: Serves) =>
  links.filter(({ href }) => serves(href))

/** Those of `groups` that have links to a page, with those alone. */
export const reachableGroups = (groups: readonly FooterGroup[], serves: Serves) =>
  groups
    .map(({ title, links }) => ({ title, links: reachable(links, serves) }))
    .filter(({ links }) => links.length > 0)

/** Links that leave the site, in a new tab. */
export const socialLinks: readonly ShellLink[] = site.socials.map(({ name, url }) => ({
  label: name,
  href: url,
}))

/** Whether `pathname` is the place of `link`, or below it. */
export function isCurrent(link: ShellLink, pathname: string): boolean {
  if (link.within === undefined) return pathname === link.href
  return link.within.some((base) => pathname === base || pathname.startsWith(`${base}/`))
}
