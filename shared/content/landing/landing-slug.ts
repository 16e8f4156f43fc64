/** Rules for the slugs of landing pages. The Studio, the write rule of the lake and the start of the server use them. */
import { services } from '#shared/pages/catalogue/catalogue.ts'
import { hasLandingForm, landingSlugAt } from '#shared/paths/landing-path.ts'
import { paths } from '#shared/paths/paths.ts'
import { fromProblem } from '../redirects.ts'

/** Slugs that are reserved for future pages, files or programs. */
const RESERVED: ReadonlySet<string> = new Set([
  'api',
  'assets',
  'atom',
  'authors',
  'booking',
  'feed',
  'index',
  'integrations',
  'mcp',
  'offline',
  'pricing',
  'reports',
  'rss',
  'sanity',
  'search',
  'tags',
  'us-consumer-notice',
  'verify',
])

const SERVICES: ReadonlySet<string> = new Set(services.map(({ slug }) => slug))

/** Reason why a landing page cannot have the slug, as a sentence for editors, or undefined. */
export function landingSlugProblem(slug: string): string | undefined {
  if (!hasLandingForm(slug)) {
    return 'Use 2 to 60 lower-case letters, digits and hyphens, such as care-home-screening.'
  }
  if (/^-|-$|--/.test(slug)) return 'Use single hyphens, between letters or digits only.'
  if (SERVICES.has(slug)) return 'Choose another slug. A service page has this one.'
  return RESERVED.has(slug) || fromProblem(paths.landing(slug)) !== undefined
    ? 'Choose another slug. The site needs this one for a page of its own.'
    : undefined
}

/** True if a landing page can have this path. It does not check that such a page exists. */
export function isLandingPath(path: string): boolean {
  const slug = landingSlugAt(path)
  return slug !== undefined && landingSlugProblem(slug) === undefined
}
