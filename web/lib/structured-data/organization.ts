import { paths, wellKnownPaths } from '#shared/paths.ts'
import { site } from '#shared/site.ts'
import type { Absolute, JsonLd, StructuredData } from './json-ld.ts'

const workingDays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']

const idOf = (absolute: Absolute) => `${absolute(paths.home)}#organization`

/** The company as the author, publisher or provider of something else. */
export const organizationReference = (absolute: Absolute): JsonLd => ({
  '@type': 'Organization',
  '@id': idOf(absolute),
  name: site.product,
  url: absolute(paths.home),
})

/** The company with everything that it claims about itself. */
export const organization: StructuredData = (absolute) => {
  const { aggregateRating } = site.claims
  const [fewest, most] = site.employees.split('-').map(Number)
  return {
    ...organizationReference(absolute),
    logo: absolute(wellKnownPaths.iconOfSize(512)),
    description: site.description,
    email: site.contactEmail,
    foundingDate: String(site.foundingYear),
    numberOfEmployees: { '@type': 'QuantitativeValue', minValue: fewest, maxValue: most },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      email: site.contactEmail,
      url: absolute(paths.contact),
      hoursAvailable: {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: workingDays,
        opens: site.hours.opens,
        closes: site.hours.closes,
      },
    },
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: aggregateRating.value,
      ratingCount: aggregateRating.count,
      bestRating: 5,
    },
    sameAs: site.socials.map(({ url }) => url),
  }
}

/** The site itself, for its home page. */
export const webSite: StructuredData = (absolute) => ({
  '@type': 'WebSite',
  '@id': `${absolute(paths.home)}#website`,
  name: site.product,
  url: absolute(paths.home),
  description: site.description,
  inLanguage: site.locale,
  publisher: organizationReference(absolute),
})
