import { describe, expect, test } from 'vitest'
import { blogListing } from '../blog-listing.ts'
import { caseStudyListing } from '../case-study-listing.ts'
import { homePage } from '../home.ts'
import { industriesIndex } from '../hubs/industries.ts'
import { servicesIndex } from '../hubs/services-index.ts'
import { solutionsIndex } from '../hubs/solutions.ts'
import { whatWeOffer } from '../hubs/what-we-offer.ts'
import { industryPages } from '../catalogue/industry-pages.ts'
import { servicePages } from '../catalogue/service-pages.ts'
import { solutionPages } from '../catalogue/solution-pages.ts'
import { type Sentence, sentencesOf, type VoiceKind, voiceMisses } from './voice-rules.ts'

interface Page {
  readonly name: string
  readonly kind: VoiceKind
  readonly sentences: readonly Sentence[]
}

const companyPages = {
  about: import('../company/about.ts'),
  accessibility: import('../legal/accessibility.ts'),
  candidates: import('../company/candidates.ts'),
  careers: import('../company/careers.ts'),
  clients: import('../company/clients.ts'),
  contact: Promise.all([
    import('../company/contact-words.ts'),
    import('../company/contact-below.ts'),
  ]).then(([{ contactWords }, { contactBelow }]) => ({
    page: { ...contactWords, ...contactBelow },
  })),
  'cookie-settings': import('../legal/cookie-settings.ts'),
  cookies: import('../legal/cookies.ts'),
  glossary: import('../company/glossary.ts'),
  partners: import('../company/partners.ts'),
  'privacy-policy': import('../legal/privacy-policy.ts'),
  trust: import('../legal/trust.ts'),
  'us-consumer-notice': import('../legal/us-consumer-notice.ts'),
}
const legal = new Set([
  'accessibility',
  'cookie-settings',
  'cookies',
  'privacy-policy',
  'us-consumer-notice',
])

const loaded = async (
  pages: Readonly<Record<string, () => Promise<{ readonly page: unknown }>>>,
  under: string,
): Promise<readonly Page[]> =>
  Promise.all(
    Object.entries(pages).map(async ([slug, load]) => ({
      name: `${under}${slug}`,
      kind: 'marketing' as const,
      sentences: sentencesOf((await load()).page),
    })),
  )

const pages: readonly Page[] = [
  ...(await loaded(servicePages, '')),
  ...(await loaded(solutionPages, 'solutions/')),
  ...(await loaded(industryPages, 'industries/')),
  ...(await Promise.all(
    Object.entries(companyPages).map(async ([name, loading]) => ({
      name,
      kind: legal.has(name) ? ('legal' as const) : ('marketing' as const),
      sentences: sentencesOf((await loading).page),
    })),
  )),
  ...Object.entries({
    home: homePage,
    services: servicesIndex,
    solutions: solutionsIndex,
    industries: industriesIndex,
    'what-we-offer': whatWeOffer,
  }).map(([name, copy]) => ({
    name,
    kind: 'marketing' as const,
    sentences: sentencesOf(copy),
  })),
  {
    name: 'listings',
    kind: 'marketing',
    sentences: sentencesOf([blogListing, caseStudyListing]),
  },
]

describe.each(pages)('the copy of $name', (page) => {
  test('follows the style rules for its type of page', () => {
    expect(voiceMisses(page.sentences, page.kind)).toEqual([])
  })
})

test('the copy of all pages together contains “never” at most 40 times', () => {
  const all = pages.flatMap(({ sentences }) => sentences.map(({ text }) => text)).join(' ')
  expect(all.match(/\bnever\b/giu)?.length ?? 0).toBeLessThanOrEqual(40)
})
