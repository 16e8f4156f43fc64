import { services } from '#shared/pages/catalogue/catalogue.ts'
import { paths } from '#shared/paths/paths.ts'

/** Link of the page shell. */
export interface ShellLink {
  readonly label: string
  readonly href: string
}

/** Link of the top bar. */
export interface MainLink extends ShellLink {
  /** Paths that mark the link as current, including all paths below them. Default: the link's own path. */
  readonly within?: readonly string[]
  /** Mega menu that the link opens. */
  readonly menu?: 'offer' | 'industries'
}

/** Links of the top bar, in order. */
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

/** Label and target of the button at the end of the bar and of the menu. */
export const getStarted: ShellLink = { label: 'Get Started', href: paths.contact }

/**
 * Value of `aria-current` for a link on the page at `pathname`: `page` for the page itself, `true` for a page within
 * the link's section.
 */
export function currentAt(link: MainLink, pathname: string): 'page' | 'true' | undefined {
  if (pathname === link.href) return 'page'
  const isWithin = link.within?.some((base) => pathname === base || pathname.startsWith(`${base}/`))
  return isWithin === true ? 'true' : undefined
}
