import { DocumentIcon } from '@sanity/icons/Document'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { records } from '#shared/content/guards.ts'
import { fixedPageOf, pageTypes } from '#shared/content/pages/fixed-pages.ts'
import { ITEM_TYPES } from '#shared/content/pages/page-document.ts'
import { reviewProblem } from '#shared/content/pages/page-facts.ts'
import { serviceLimits as limits } from '#shared/content/pages/service-limits.ts'
import { type CatalogueEntry, industries, services } from '#shared/pages/catalogue/catalogue.ts'
import { publishedIdOf } from '../rules/published-id.ts'
import {
  lineField,
  listRules,
  pointsField,
  proseField,
  sectionFields,
  tableField,
} from './copy-fields.ts'
import { pagePreview } from './page-preview.ts'
import { pagePublishingFields } from './page-publishing.ts'
import { pageMetaField } from './page-meta.ts'
import { serviceGroups } from './service-groups.ts'
import { specimenField } from './specimen.ts'

const choices = (entries: readonly CatalogueEntry[]) =>
  entries.map(({ slug, title }) => ({ value: slug, title }))

const titleOf = (slug: unknown) => services.find((service) => service.slug === slug)?.title

const factsField = defineField({
  name: 'facts',
  title: 'Facts',
  type: 'array',
  group: 'head',
  description: 'Four short facts in a row below the introduction.',
  of: [
    defineArrayMember({
      name: ITEM_TYPES.facts,
      title: 'Fact',
      type: 'object',
      fields: [
        lineField({ name: 'label', title: 'Label', description: 'Such as “Turnaround”.' }),
        lineField({
          name: 'value',
          title: 'Value',
          description: 'A few words that fit on two lines.',
          limit: limits.factValue,
          isPlanned: true,
        }),
      ],
      preview: { select: { title: 'value', subtitle: 'label' } },
    }),
  ],
  validation: listRules(limits.facts, 'facts'),
})

const questionsField = defineField({
  name: 'items',
  title: 'Questions',
  type: 'array',
  description: 'The questions buyers ask, most important first. Drag to reorder.',
  of: [
    defineArrayMember({
      name: ITEM_TYPES['questions.items'],
      title: 'Question',
      type: 'object',
      fields: [
        lineField({
          name: 'question',
          title: 'Question',
          description: 'One sentence in the words of a buyer, with a question mark.',
        }),
        proseField({
          name: 'answer',
          title: 'Answer',
          description: 'One to four sentences. The first answers the question.',
        }),
      ],
      preview: { select: { title: 'question', subtitle: 'answer' } },
    }),
  ],
  validation: listRules(limits.questions, 'questions'),
})

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
          title: titleOf(slug) ?? 'No service',
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

/** Service page. */
export const servicePage = defineType({
  name: pageTypes.service,
  title: 'Service page',
  type: 'document',
  icon: DocumentIcon,
  // Hides the title at the top of the form, because the title is already shown above the form and in the first field.
  __experimental_formPreviewTitle: false,
  groups: serviceGroups,
  fields: [
    lineField({
      name: 'heading',
      title: 'Headline',
      description: 'The plain name of the service, as the only main heading of the page.',
      group: 'head',
      limit: limits.sectionHeading,
    }),
    proseField({
      name: 'lede',
      title: 'Introduction',
      description: '“We check X. You get Y.” in one or two sentences.',
      group: 'head',
      limit: limits.lede,
    }),
    factsField,
    defineField({
      name: 'proof',
      title: 'Sample report',
      type: 'object',
      group: 'proof',
      description: 'An annotated sample of the document that customers get.',
      fields: [...sectionFields, specimenField],
    }),
    defineField({
      name: 'audience',
      title: 'Who it is for',
      type: 'object',
      group: 'audience',
      description: 'The roles or customers that need the service.',
      fields: [
        ...sectionFields,
        pointsField({
          name: 'points',
          item: ITEM_TYPES['audience.points'],
          title: 'Readers',
          noun: 'readers',
          description: 'Kinds of readers with their reasons. Drag to reorder.',
          limit: limits.readers,
        }),
      ],
    }),
    defineField({
      name: 'method',
      title: 'How it works',
      type: 'object',
      group: 'method',
      description: 'The steps from the order to the report.',
      fields: [
        ...sectionFields,
        pointsField({
          name: 'steps',
          item: ITEM_TYPES['method.steps'],
          title: 'Steps',
          noun: 'steps',
          description: 'One step each, in the order of the work. Drag to reorder.',
          limit: limits.steps,
          titleLimit: limits.stepTitle,
          textLimit: limits.stepText,
        }),
      ],
    }),
    defineField({
      name: 'limits',
      title: 'Limits',
      type: 'object',
      group: 'limits',
      description: 'What the service can’t tell or promise.',
      fields: [
        ...sectionFields,
        pointsField({
          name: 'points',
          item: ITEM_TYPES['limits.points'],
          title: 'Limits',
          noun: 'limits',
          description: 'Each limit with what the reader can do instead. Drag to reorder.',
          limit: limits.limits,
          textLimit: limits.limitText,
        }),
      ],
    }),
    defineField({
      name: 'turnaround',
      title: 'Turnaround',
      type: 'object',
      group: 'turnaround',
      description: 'Times by record or stage, and what decides the price.',
      fields: [
        ...sectionFields,
        tableField({ columns: limits.columns, rows: limits.rows }),
        lineField({
          name: 'price',
          title: 'Price factors',
          description: 'Nouns that follow “What drives the price:”, without a full stop.',
          limit: limits.price,
        }),
      ],
    }),
    defineField({
      name: 'law',
      title: 'Law',
      type: 'object',
      group: 'law',
      description: 'The law in each country, with the date of its last review.',
      fields: [
        ...sectionFields,
        pointsField({
          name: 'points',
          item: ITEM_TYPES['law.points'],
          title: 'Laws',
          noun: 'points',
          description: 'United States, United Kingdom, European Union, others, in this order.',
          limit: limits.laws,
        }),
        defineField({
          name: 'reviewed',
          title: 'Last reviewed',
          type: 'date',
          description: 'The day of the last comparison with the law.',
          validation: (rule) =>
            rule.custom((date) => reviewProblem(date ?? '', Date.now()) ?? true),
        }),
      ],
    }),
    defineField({
      name: 'questions',
      title: 'Questions',
      type: 'object',
      group: 'questions',
      description: 'Common questions, which search engines and the assistant also read.',
      fields: [...sectionFields, questionsField],
    }),
    defineField({
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
    }),
    proseField({
      name: 'closing',
      title: 'Closing line',
      description: 'What to tell us, and what we do then. Never ask for personal data.',
      group: 'closing',
      limit: limits.closing,
    }),
    ...pagePublishingFields,
    pageMetaField({
      title: limits.metaTitle,
      description: limits.metaDescription,
      keywords: limits.keywords,
    }),
  ],
  preview: pagePreview(DocumentIcon),
})
