import { expect, test } from 'vitest'
import { site } from '#shared/company/site.ts'
import { blogListing } from '../blog-listing.ts'
import { caseStudyListing } from '../case-study-listing.ts'
import { homePage } from '../home.ts'
import { industriesIndex } from '../hubs/industries.ts'
import { servicesIndex } from '../hubs/services-index.ts'
import { solutionsIndex } from '../hubs/solutions.ts'
import { whatWeOffer } from '../hubs/what-we-offer.ts'
import { industryPages } from '../catalogue/industry-pages.ts'
import { pageText } from '../catalogue/page-text.ts'
import { servicePages } from '../catalogue/service-pages.ts'
import { solutionPages } from '../catalogue/solution-pages.ts'
import { contactBelow } from '../company/contact-below.ts'
import { contactWords } from '../company/contact-words.ts'
import { page as about } from '../company/about.ts'
import { page as candidates } from '../company/candidates.ts'
import { page as careers } from '../company/careers.ts'
import { page as clients } from '../company/clients.ts'
import { page as glossary } from '../company/glossary.ts'
import { page as partners } from '../company/partners.ts'
import { page as privacy } from '../legal/privacy-policy.ts'
import { page as trust } from '../legal/trust.ts'
import { withTrustTables } from '../legal/trust-tables.ts'
import { page as usNotice } from '../legal/us-consumer-notice.ts'

const loaded = async (
  pages: Readonly<Record<string, () => Promise<{ readonly page: unknown }>>>,
): Promise<readonly (readonly [string, unknown])[]> =>
  Promise.all(Object.entries(pages).map(async ([name, load]) => [name, (await load()).page]))

const pages: readonly (readonly [string, unknown])[] = [
  ...Object.entries({
    about,
    candidates,
    careers,
    clients,
    contact: { ...contactWords, contactBelow },
    glossary,
    home: homePage,
    hubs: [servicesIndex, solutionsIndex, industriesIndex, whatWeOffer],
    lists: [blogListing, caseStudyListing],
    partners,
    privacy,
    trust: withTrustTables(trust),
    usNotice,
  }),
  ...(await loaded(servicePages)),
  ...(await loaded(solutionPages)),
  ...(await loaded(industryPages)),
]

const { claims } = site

/** Pages on which a claim is allowed, and the qualifier that the same text must contain. */
const rules: readonly (readonly [
  claim: RegExp,
  on: readonly string[] | 'every page',
  beside: RegExp,
])[] = [
  [/\b\d+\+ clients\b/u, ['clients'], /./u],
  [/\b\d+\+ industries\b/u, ['clients'], /./u],
  [/\b99 ?%/u, [], /./u],
  [/\b4\.8\b.*\b247\b|\b247 (?:ratings|reviews)\b/u, [], /./u],
  [/\bSOC \d Type/u, 'every page', /report|audit|NDA|asks? for|evidence/iu],
  [/\b\d+\+ countries\b/u, 'every page', /./u],
]

test.each(rules)(
  'the claim %s is made only on the pages allowed for it, with its qualifier',
  (claim, on, beside) => {
    const found = pages.flatMap(([name, copy]) =>
      pageText(copy)
        .filter((text) => claim.test(text))
        .filter((text) => (on !== 'every page' && !on.includes(name)) || !beside.test(text))
        // On the home page, the qualifier of a figure is in a separate text.
        .filter((text) => !(name === 'home' && text === claims.compliance))
        .map((text) => `${name}: ${text}`),
    )
    expect(found).toEqual([])
  },
)

test('the home page shows its figures with their conditions', () => {
  for (const { value, label } of homePage.facts) {
    expect(value.length).toBeGreaterThan(0)
    expect(label).toMatch(/where|same for everyone|under NDA/u)
  }
})
