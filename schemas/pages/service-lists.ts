import { defineArrayMember, defineField } from 'sanity'
import { records } from '#shared/content/guards.ts'
import { fixedPageOf } from '#shared/content/pages/fixed-pages.ts'
import { ITEM_TYPES } from '#shared/content/pages/page-document.ts'
import { serviceLimits as limits } from '#shared/content/pages/service-limits.ts'
import { industries, services } from '#shared/pages/catalogue/catalogue.ts'
import { publishedIdOf } from '../rules/published-id.ts'
import { choices, titleOf } from './choices.ts'
import { lineField, listRules } from './copy-fields.ts'

const relatedServicesField = defineField({
  name: 'services',
  title: 'Services',
  type: 'array',
  description: 'Services that are often ordered with this one.',
  of: [
    defineArrayMember({
      name: ITEM_TYPES['related.services'],
      title: 'Service',
      type: 'object',
      fields: [
        defineField({
          name: 'slug',
          title: 'Service',
          type: 'string',
          options: { list: choices(services) },
          description: 'The page that the row leads to.',
          validation: (rule) => [
            rule.required().error('Choose a service.'),
            rule.custom((slug, { document }) =>
              fixedPageOf(publishedIdOf(document?._id ?? ''))?.slug === slug
                ? 'Choose another service. This is its own page.'
                : true,
            ),
          ],
        }),
        lineField({
          name: 'reason',
          title: 'Reason',
          description: 'One sentence: why a buyer orders both.',
        }),
      ],
      preview: {
        select: { slug: 'slug', reason: 'reason' },
        prepare: ({ slug, reason }) => ({
          title: titleOf(services, slug) ?? 'No service',
          subtitle: typeof reason === 'string' ? reason : '',
        }),
      },
    }),
  ],
  validation: (rule) => [
    ...listRules(limits.relatedServices, 'services')(rule),
    rule.custom((items = []) =>
      new Set(records(items).map(({ slug }) => slug)).size === items.length
        ? true
        : 'Remove the service that is listed twice.',
    ),
  ],
})

/** Services and industries that the page links to. */
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
    defineField({
      name: 'industries',
      title: 'Industries',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      options: { list: choices(industries), layout: 'list' },
      description: 'Industries that order this service.',
      validation: (rule) => [
        rule.unique().error('Remove the industry that is listed twice.'),
        ...listRules(limits.relatedIndustries, 'industries')(rule),
      ],
    }),
  ],
})
