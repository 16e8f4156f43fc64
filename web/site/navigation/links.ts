import { services } from '#shared/pages/catalogue/catalogue.ts'
import type { Navigation } from '#shared/pages/catalogue/page-copy.ts'
import { paths } from '#shared/paths/paths.ts'

/** Link of the navigation bar. */
export type BarLink = Navigation['bar'][number]

/**
 * Paths of the pages on which a link is marked as current, by the path of the link. Pages below these paths are included. Default: the path
 * of the link itself.
 */
const within: Readonly<Record<string, readonly string[] | undefined>> = {
  [paths.whatWeOffer]: [
    paths.whatWeOffer,
    paths.services,
    paths.solutions,
    ...services.map(({ slug }) => paths.service(slug)),
  ],
  [paths.industries]: [paths.industries],
  [paths.caseStudies()]: [paths.caseStudies(), paths.cmsCaseStudies()],
}

/**
 * Value of `aria-current` for a link, on the page at `pathname`: `page` if the link leads to this page, `true` if it leads to another page
 * of the same section.
 */
export function currentAt({ path }: BarLink, pathname: string): 'page' | 'true' | undefined {
  if (pathname === path) return 'page'
  const isWithin = within[path]?.some(
    (base) => pathname === base || pathname.startsWith(`${base}/`),
  )
  return isWithin === true ? 'true' : undefined
}
