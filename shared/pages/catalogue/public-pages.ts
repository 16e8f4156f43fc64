import type { Family } from '#shared/engraving/families.ts'
import { type PlateMark, plateOfSolution } from '#shared/engraving/relief/plate-mark.ts'
import { paths } from '#shared/paths/paths.ts'
import {
  familyOfIndustry,
  familyOfService,
  industries,
  services,
  solutionEntries,
} from './catalogue.ts'

/** Public page with copy of its own, and the engraving that it shows. */
export interface PublicPage {
  readonly path: string
  readonly family: Family
  readonly mark: PlateMark
}

const page = (path: string, mark: PlateMark, family: Family = 'screening'): PublicPage => ({
  path,
  family,
  mark,
})

/** All pages that the site announces to search engines and social networks, except articles. Each path occurs once. */
export const publicPages: readonly PublicPage[] = [
  page(paths.home, 'home'),
  page(paths.about, 'about'),
  page(paths.whatWeOffer, 'what-we-offer'),
  page(paths.services, 'services'),
  page(paths.solutions, 'solutions'),
  page(paths.industries, 'industries', 'diligence'),
  page(paths.blogs(), 'blogs'),
  page(paths.caseStudies(), 'case-studies', 'diligence'),
  page(paths.partners, 'partners', 'technology'),
  page(paths.clients, 'clients', 'diligence'),
  page(paths.careers, 'careers', 'data'),
  page(paths.contact, 'contact'),
  page(paths.privacyPolicy, 'legal', 'diligence'),
  page(paths.cookies, 'legal', 'diligence'),
  page(paths.cookieSettings, 'legal', 'diligence'),
  page(paths.usNotice, 'legal', 'diligence'),
  page(paths.accessibility, 'legal', 'diligence'),
  page(paths.trust, 'trust', 'diligence'),
  page(paths.candidates, 'candidates'),
  page(paths.verify, 'verify'),
  page(paths.glossary, 'glossary', 'diligence'),
  ...solutionEntries.map(({ slug, family }) =>
    page(paths.solution(slug), plateOfSolution(slug), family),
  ),
  ...services.map(({ slug }) => page(paths.service(slug), slug, familyOfService(slug))),
  ...industries.map(({ slug }) => page(paths.industry(slug), slug, familyOfIndustry(slug))),
]
