import { WEEKDAYS } from '#shared/time/day-names.ts'
import type { NamedLink } from '#shared/pages/invitation.ts'
import type { Question, SiteSettings } from '#shared/pages/catalogue/page-copy.ts'
import { shippedSettings } from '#shared/pages/frame/shipped-settings.ts'
import { paths, wellKnownPaths } from '#shared/paths/paths.ts'
import { site, type Claims } from '#shared/company/site.ts'
import type { ArticleFacts, ServiceFacts, Subject, TermsFacts } from './subjects.ts'

/** A schema.org node, without its context. */
export type JsonLd = Readonly<Record<string, unknown>> & { readonly '@type': string }

/** Converts a path of this site to an absolute URL. */
export type Absolute = (path: string) => string

const workingDays = WEEKDAYS.slice(0, 5)

const idOf = (absolute: Absolute) => `${absolute(paths.home)}#organization`

/** Reference to the company as author, publisher or provider. */
const organizationReference = (absolute: Absolute): JsonLd => ({
  '@type': 'Organization',
  '@id': idOf(absolute),
  name: site.product,
  url: absolute(paths.home),
})

/** Properties of the company on which structured data depends. */
interface Company {
  readonly claims: Claims
  readonly demonstration: boolean
}

/** Facts about the company that editors can change. */
type CompanySettings = Omit<SiteSettings, 'slug' | 'promise'>

/** Rating of the company. Consumer law forbids a rating without reviews, so a rating without a source appears only in a demonstration. */
const ratingNode = ({ aggregateRating: rating }: Claims, isDemonstration: boolean) =>
  rating === null || (rating.source === null && !isDemonstration)
    ? {}
    : {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: rating.value,
          ratingCount: rating.count,
          bestRating: 5,
        },
      }

function organizationNode(
  absolute: Absolute,
  { claims, demonstration }: Company,
  settings: CompanySettings,
): JsonLd {
  const [fewest, most] = site.employees.split('-').map(Number)
  return {
    ...organizationReference(absolute),
    logo: absolute(wellKnownPaths.iconOfSize(512)),
    description: settings.description,
    email: settings.email,
    telephone: settings.phone,
    address: settings.address,
    foundingDate: String(site.foundingYear),
    numberOfEmployees: { '@type': 'QuantitativeValue', minValue: fewest, maxValue: most },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      email: settings.email,
      telephone: settings.phone,
      url: absolute(paths.contact),
      hoursAvailable: {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: workingDays,
        opens: site.hours.opens,
        closes: site.hours.closes,
      },
    },
    ...ratingNode(claims, demonstration),
    sameAs: settings.socials?.map(({ url }) => url),
  }
}

const webSiteNode = (absolute: Absolute, { description }: CompanySettings): JsonLd => ({
  '@type': 'WebSite',
  '@id': `${absolute(paths.home)}#website`,
  name: site.product,
  url: absolute(paths.home),
  description,
  inLanguage: site.locale,
  publisher: organizationReference(absolute),
})

const breadcrumbNode = (steps: readonly NamedLink[], absolute: Absolute): JsonLd => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ label: 'Home', href: paths.home }, ...steps].map((step, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: step.label,
    item: absolute(step.href),
  })),
})

const serviceNode = (facts: ServiceFacts, absolute: Absolute): JsonLd => ({
  '@type': 'Service',
  name: facts.name,
  serviceType: facts.type,
  description: facts.description,
  url: absolute(facts.path),
  areaServed: site.coverage,
  provider: organizationReference(absolute),
})

const faqNode = (items: readonly Question[]): JsonLd => ({
  '@type': 'FAQPage',
  mainEntity: items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})

const termsNode = ({ name, path, terms }: TermsFacts, absolute: Absolute): JsonLd => ({
  '@type': 'DefinedTermSet',
  '@id': absolute(path),
  name,
  url: absolute(path),
  hasDefinedTerm: terms.map(({ id, term, text }) => ({
    '@type': 'DefinedTerm',
    name: term,
    description: text,
    url: `${absolute(path)}#${id}`,
    inDefinedTermSet: absolute(path),
  })),
})

/** Suffixes of bylines that name a team of the company instead of a person. */
const TEAM = /\b(?:desk|team)$/iu

const authorNode = (name: string, absolute: Absolute): JsonLd =>
  TEAM.test(name)
    ? {
        '@type': 'Organization',
        name,
        url: absolute(paths.about),
        parentOrganization: organizationReference(absolute),
      }
    : { '@type': 'Person', name }

const articleNode = (facts: ArticleFacts, absolute: Absolute): JsonLd => ({
  '@type': facts.type,
  headline: facts.headline,
  description: facts.description,
  datePublished: facts.published,
  dateModified: facts.modified,
  author:
    facts.author === undefined
      ? organizationReference(absolute)
      : authorNode(facts.author, absolute),
  publisher: organizationReference(absolute),
  image: absolute(facts.image),
  articleSection: facts.section,
  keywords: facts.keywords.length === 0 ? undefined : facts.keywords.join(', '),
  mainEntityOfPage: absolute(facts.page),
})

/**
 * JSON-LD of `subject` for search engines.
 * @param company claims of the company, and a flag for a fictional company
 * @param settings published facts about the company; default: the shipped ones
 */
export function jsonLdOf(
  subject: Subject,
  absolute: Absolute,
  company: Company = site,
  settings: CompanySettings = shippedSettings,
): JsonLd {
  switch (subject.kind) {
    case 'organization':
      return organizationNode(absolute, company, settings)
    case 'webSite':
      return webSiteNode(absolute, settings)
    case 'breadcrumbList':
      return breadcrumbNode(subject.steps, absolute)
    case 'service':
      return serviceNode(subject.facts, absolute)
    case 'faqPage':
      return faqNode(subject.items)
    case 'definedTermSet':
      return termsNode(subject.facts, absolute)
    case 'article':
      return articleNode(subject.facts, absolute)
  }
}
