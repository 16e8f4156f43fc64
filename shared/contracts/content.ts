/** REST operations that read published blogs and case studies: their parameters and responses. */
import * as z from 'zod/mini'
import {
  blogDetail,
  blogItem,
  caseStudyDetail,
  caseStudyItem,
  facet,
  highlights,
} from '../content/article.ts'
import { landingPage } from '../content/landing/landing-page.ts'
import { opening } from '../content/job-opening.ts'
import { companyPage } from '../content/pages/company-page.ts'
import { homePage } from '../content/pages/home-page.ts'
import { hubPage } from '../content/pages/hub/hub-page.ts'
import { industryPage } from '../content/pages/industry-page.ts'
import { navigation } from '../content/pages/frame/navigation.ts'
import { siteSettings } from '../content/pages/frame/site-settings.ts'
import { planningRange } from '../content/pages/planning-range.ts'
import { servicePage } from '../content/pages/service-page.ts'
import { solutionPage } from '../content/pages/solution-page.ts'
import { listAnswer, successAnswer } from './envelope.ts'

/** Response of `GET /api/blogs/`. */
export const blogListAnswer = listAnswer(blogItem)

/** Response of `GET /api/blogs/{id}/`. */
export const blogDetailAnswer = successAnswer(blogDetail)

/** Response of `GET /api/case-studies/`. */
export const caseStudyListAnswer = listAnswer(caseStudyItem)

/** Response of `GET /api/case-studies/{id}/`. */
export const caseStudyDetailAnswer = successAnswer(caseStudyDetail)

/** Response of `GET /api/blog-categories/` and `GET /api/case-study-industries/`. */
export const facetsAnswer = successAnswer(z.array(facet))

/** Response of `GET /api/openings/`. */
export const openingListAnswer = listAnswer(opening)

/**
 * `GET /api/pages/{kind}/{slug}/`. `shipped` is true for a fixed page whose text was never published. `list` contains the articles or job
 * openings that the page shows, `ranges` all planning ranges if the page shows them. The texts contain the times of the ranges, not
 * references to them.
 */
export const pageAnswer = z.extend(
  successAnswer(
    z.union([
      servicePage,
      solutionPage,
      industryPage,
      landingPage,
      companyPage,
      homePage,
      hubPage,
      planningRange,
      navigation,
      siteSettings,
    ]),
  ),
  {
    shipped: z.optional(z.literal(true)),
    list: z.optional(z.union([highlights, z.array(opening)])),
    ranges: z.optional(z.array(planningRange)),
  },
)

/** Response of `GET /api/planning-ranges/`. */
export const planningRangesAnswer = successAnswer(z.array(planningRange))

/** Response of `GET /api/related/?kind=&slug=`. */
export const relatedAnswer = successAnswer(highlights)

/** Default and maximum number of articles on a page of a REST list. */
export const REST_LIMIT = { default: 10, max: 100 } as const
