import { defineField } from 'sanity'
import { ITEM_TYPES } from '#shared/content/pages/page-document.ts'
import { serviceLimits as limits } from '#shared/content/pages/service-limits.ts'
import { lineField, listRules } from './copy-fields.ts'
import { ownPageOf } from './page-rules.ts'
import { catalogueField, serviceRow, servicesOnce } from './shared-fields.ts'

const relatedServicesField = defineField({
  name: 'services',
  title: 'Services',
  type: 'array',
  description: 'Services that are often ordered with this one.',
  of: [
    serviceRow(
      ITEM_TYPES['related.services'],
      lineField({
        name: 'reason',
        title: 'Reason',
        description: 'One sentence: why a buyer orders both.',
      }),
      (rule) => [
        rule.custom((slug, { document }) =>
          ownPageOf(document)?.slug === slug
            ? 'Choose another service. This is its own page.'
            : true,
        ),
      ],
    ),
  ],
  validation: (rule) => [
    ...listRules(limits.relatedServices, 'services')(rule),
    rule.custom(servicesOnce),
  ],
})

/** Field for the services and industries to which a page links. */
export const relatedField = defineField({
  name: 'related',
  title: 'Related pages',
  type: 'object',
  group: 'related',
  description: 'Where a reader of this page goes next.',
  fields: [
    lineField({
      name: 'heading',
      title: 'Heading',
      description: 'Such as “Checks to order with a criminal record check”.',
      limit: limits.sectionHeading,
    }),
    relatedServicesField,
    catalogueField({
      name: 'industries',
      title: 'Industries',
      description: 'Industries that order this service.',
      limit: limits.relatedIndustries,
    }),
  ],
})
