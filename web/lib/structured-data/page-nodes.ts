import type { NamedLink } from '#shared/pages/invitation.ts'
import type { Question } from '#shared/pages/page-copy.ts'
import { paths } from '#shared/paths.ts'
import { site } from '#shared/site.ts'
import type { StructuredData } from './json-ld.ts'
import { organizationReference } from './organization.ts'

/** The way from the home page to a page, the page itself last. */
export const breadcrumbList =
  (steps: readonly NamedLink[]): StructuredData =>
  (absolute) => ({
    '@type': 'BreadcrumbList',
    itemListElement: [{ label: 'Home', href: paths.home }, ...steps].map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.label,
      item: absolute(step.href),
    })),
  })

/** A service that the company provides. `path` is that of its page, `type` the line of work it belongs to. */
export const service =
  (facts: {
    readonly name: string
    readonly description: string
    readonly path: string
    readonly type: string
  }): StructuredData =>
  (absolute) => ({
    '@type': 'Service',
    name: facts.name,
    serviceType: facts.type,
    description: facts.description,
    url: absolute(facts.path),
    areaServed: site.coverage,
    provider: organizationReference(absolute),
  })

/** The questions that a page answers. */
export const faqPage =
  (items: readonly Question[]): StructuredData =>
  () => ({
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  })
