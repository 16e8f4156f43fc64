import { IS_FULL } from '../tier.ts'
import { paths } from '#shared/paths/paths.ts'

/** Slugs of two demo articles, one of each kind. */
export const demoSlugs = {
  post: 'what-a-criminal-check-proves',
  study: 'ownership-behind-a-supplier',
} as const

/** Id of an author of the demo content. */
export const demoAuthor = 'seed-author-ines-specimen'

/**
 * Pages of a site with the demo content that every run checks closely, one of each kind: home, service, solution, industry, hub with a
 * table of contents, hub with a list, company page, legal page, and both article lists with an article each.
 */
const dailyPages: readonly string[] = [
  paths.home,
  paths.service('criminal-check'),
  paths.solution('background-screening'),
  paths.industry('banking-financial'),
  paths.whatWeOffer,
  paths.solutions,
  paths.about,
  paths.privacyPolicy,
  paths.blogs(),
  paths.blog(demoSlugs.post),
  paths.caseStudies(),
  paths.caseStudy(demoSlugs.study),
]

/** Pages of a site with the demo content, one of every public template. */
export const templatePages: readonly string[] = [
  ...dailyPages,
  paths.industries,
  paths.services,
  paths.clients,
  paths.careers,
  paths.partners,
  paths.contact,
  paths.booking(),
  paths.cookieSettings,
  paths.trust,
  paths.verify,
  paths.glossary,
  paths.search({ text: 'reference' }),
  paths.blogCategory('screening'),
  paths.blogTag('criminal-check'),
  paths.author(demoAuthor),
  paths.candidates,
  paths.caseReport,
  paths.caseStatus,
]

/** Pages that this run checks closely: the daily pages in the everyday tier, one page of each template in the full tier. */
export const closePages: readonly string[] = IS_FULL ? templatePages : dailyPages
