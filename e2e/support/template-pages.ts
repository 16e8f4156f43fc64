import { paths } from '#shared/paths.ts'

/** Slugs of two demo articles, each to stand for its kind. */
export const demoSlugs = {
  post: 'what-a-criminal-check-proves',
  study: 'ownership-behind-a-supplier',
} as const

/** One page of every public template, on a site with the demo content. */
export const templatePages: readonly string[] = [
  paths.home,
  paths.service('criminal-check'),
  paths.solution('background-screening'),
  paths.industry('banking-financial'),
  paths.whatWeOffer,
  paths.industries,
  paths.services,
  paths.solutions,
  paths.about,
  paths.clients,
  paths.careers,
  paths.partners,
  paths.contact,
  paths.privacyPolicy,
  paths.cookieSettings,
  paths.blogs(),
  paths.blog(demoSlugs.post),
  paths.caseStudies(),
  paths.caseStudy(demoSlugs.study),
]
