import { services } from '#shared/pages/catalogue/catalogue.ts'
import { paths } from '#shared/paths/paths.ts'

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
