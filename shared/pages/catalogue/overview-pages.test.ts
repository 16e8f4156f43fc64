import { describe, expect, test } from 'vitest'
import { caseStudyClosing } from '../case-study-closing.ts'
import { strayClaims, unplain } from '../rules/copy-rules.ts'
import { homePage } from '../home.ts'
import { industriesIndex } from '../hubs/industries.ts'
import { servicesIndex } from '../hubs/services-index.ts'
import { solutionsIndex } from '../hubs/solutions.ts'
import { whatWeOffer } from '../hubs/what-we-offer.ts'
import { industryLines } from './industry-lines.ts'
import { invitations } from '../invitation.ts'
import { blogListing } from '../blog-listing.ts'
import { caseStudyListing } from '../case-study-listing.ts'
import { reading } from '../rules/reading.ts'
import { serviceLines } from './service-lines.ts'

/** Texts of overview pages, and texts shared by many pages. */
const copies = {
  home: homePage,
  whatWeOffer,
  services: servicesIndex,
  solutions: solutionsIndex,
  industries: industriesIndex,
  blogs: blogListing,
  caseStudies: caseStudyListing,
  shared: { caseStudyClosing, industryLines, invitations, reading, serviceLines },
}

describe.each(Object.entries(copies))('copy of %s', (_name, copy) => {
  test('is written in plain language and makes no claim that is not in `site.ts`', () => {
    expect(unplain(copy)).toEqual([])
    expect(strayClaims(copy)).toEqual([])
  })
})
