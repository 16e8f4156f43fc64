import { DocumentIcon } from '@sanity/icons/Document'
import { defineField, defineType } from 'sanity'
import { pageTypes } from '#shared/content/content-types/page-kinds.ts'
import { ITEM_TYPES } from '#shared/content/pages/page-document.ts'
import { serviceLimits as limits } from '#shared/content/pages/service-limits.ts'
import {
  factsField,
  lineField,
  pointsField,
  proseField,
  sectionFields,
  reviewedField,
} from './copy-fields.ts'
import { tableField } from './table-field.ts'
import { pagePreview } from './page-preview.ts'
import { pagePublishingFields } from './page-publishing.ts'
import { pageMetaField } from './page-meta.ts'
import { serviceGroups } from './page-groups.ts'
import { closingField, limitsSection, questionsSection } from './shared-fields.ts'
import { relatedField } from './service-lists.ts'
import { specimenField } from './specimen.ts'

/** Document type: service page. */
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
    factsField(limits.facts),
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
    limitsSection('What the service can’t tell or promise.', sectionFields, limits),
    defineField({
      name: 'turnaround',
      title: 'Turnaround',
      type: 'object',
      group: 'turnaround',
      description: 'Times by record or stage, and what decides the price.',
      fields: [
        ...sectionFields,
        tableField({ columns: limits.columns, rows: limits.rows, hasTimes: true }),
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
        reviewedField,
      ],
    }),
    questionsSection(sectionFields, limits.questions),
    relatedField,
    closingField(limits.closing),
    ...pagePublishingFields,
    pageMetaField({
      title: limits.metaTitle,
      description: limits.metaDescription,
      keywords: limits.keywords,
    }),
  ],
  preview: pagePreview(DocumentIcon),
})
