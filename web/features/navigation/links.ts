import { services } from '#shared/pages/catalogue.ts'
import { paths } from '#shared/paths.ts'
import { site } from '#shared/site.ts'

/** A link of the shell. */
export interface ShellLink {
  readonly label: string
  readonly href: string
}

/** A link of the top bar. */
export interface MainLink extends ShellLink {
  /** Paths that count as being there, with all below them; the link's own when absent. */
  readonly within?: readonly string[]
  /** Which mega menu opens from it. */
  readonly menu?: 'offer' | 'industries'
}

/** The links of the top bar, in order. */
export const mainLinks: readonly MainLink[] = [
  { label: 'Home', href: paths.home },
  { label: 'About Us', href: paths.about },
  {
    label: 'What We Offer',
    href: paths.whatWeOffer,
    within: [
      paths.whatWeOffer,
      paths.services,
      paths.solutions,
      ...services.map(({ slug }) => paths.service(slug)),
    ],
    menu: 'offer',
  },
  {
    label: 'Industries',
    href: paths.industries,
    within: [paths.industries],
    menu: 'industries',
  },
  {
    label: 'Case Studies',
    href: paths.caseStudies(),
    within: [paths.caseStudies(), paths.cmsCaseStudies()],
  },
  { label: 'Career & Partner', href: paths.partners },
]

/** What the button at the end of the bar and of the menu says, and where it leads. */
export const getStarted: ShellLink = { label: 'Get Started', href: paths.contact }

/** How a link stands to the page at `pathname`, as `aria-current` says it: the page itself, or a part of the site that it is in. */
export function currentAt(link: MainLink, pathname: string): 'page' | 'true' | undefined {
  if (pathname === link.href) return 'page'
  const isWithin = link.within?.some((base) => pathname === base || pathname.startsWith(`${base}/`))
  return isWithin === true ? 'true' : undefined
}

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

/** Links that leave the site, in a new tab. */
export const socialLinks: readonly ShellLink[] = site.socials.map(({ name, url }) => ({
  label: name,
  href: url,
}))
