import { expect, test } from 'vitest'
import { furtherIndustries, industrySections, serviceSections } from './catalogue.ts'
import { publicPages } from './public-pages.ts'

/** Pages that the specification names, in the groups of the specification. */
const services = {
  'background-screening':
    'background-screening criminal-check education-verification employment-verification watchlist-screening address-verification reference-validation',
  'corporate-due-diligence': 'risk-scoring kyc-compliance citizen-by-investment',
  'ai-data-science':
    'resume-ranking computer-vision document-intelligence interactive-dashboards nlp predictive-analytics recommendation-engines rag sentiment-analysis',
  'tech-innovation': 'cloud-infrastructure custom-software data-migration system-integration',
}
const industries = {
  'Financial & Professional Services':
    'accounting-advisory banking-financial corporate-professional insurance legal-services real-estate',
  'Technology & Innovation': 'it-software startups-tech ecommerce-digital telecommunications',
  'Healthcare & Essential Services':
    'international-student-verification healthcare-medical government-public education-academic non-profit',
  'Manufacturing & Retail':
    'manufacturing-industrial retail-consumer transportation-logistics energy-utilities',
}
const outsideTheMenu =
  'financial-institution gig-workers academic-education hospitality-food-leisure industrial-manufacturing pharmaceutical-biotech recruitment-agencies driver-fleet tech-saas-cybersecurity'
const general =
  '/ /about /industries /services /solutions /case-studies /blogs /partners /clients /careers /contact /what-we-offer /privacy-policy /cookies /cookie-settings'

const words = (texts: Readonly<Record<string, string>>) =>
  Object.values(texts).flatMap((text) => text.split(' '))
const slugs = (entries: readonly { readonly slug: string }[]) =>
  entries.map(({ slug }) => slug).toSorted()

test.each(Object.entries(services))(
  'the line of work %s has the specified services',
  (line, named) => {
    const section = serviceSections.find(({ slug }) => slug === line)
    expect(slugs(section?.entries ?? [])).toEqual(named.split(' ').toSorted())
  },
)

test.each(Object.entries(industries))(
  'the menu section %s has the specified industries',
  (title, named) => {
    const section = industrySections.find((one) => one.title === title)
    expect(slugs(section?.entries ?? [])).toEqual(named.split(' ').toSorted())
  },
)

test('further industries have pages but no menu entry', () => {
  expect(slugs(furtherIndustries.entries)).toEqual(outsideTheMenu.split(' ').toSorted())
})

test('the public pages are those of the specification, the accessibility statement, the US notice, trust, help for candidates, the verification page and the glossary', () => {
  const expected = [
    ...general.split(' '),
    ...Object.keys(services).map((slug) => `/solutions/${slug}`),
    ...words(services).map((slug) => `/${slug}`),
    ...[...words(industries), ...outsideTheMenu.split(' ')].map((slug) => `/industries/${slug}`),
    '/accessibility',
    '/us-consumer-notice',
    '/trust',
    '/candidates',
    '/verify',
    '/glossary',
  ]
  expect(publicPages.map(({ path }) => path).toSorted()).toEqual(expected.toSorted())
})

test.each([...serviceSections, ...industrySections])(
  'the fragment of the section $title is its title as a slug',
  ({ slug, title }) => {
    const words = title.toLowerCase().match(/[a-z\d]+/g) ?? []
    expect(slug).toBe(words.join('-'))
  },
)
