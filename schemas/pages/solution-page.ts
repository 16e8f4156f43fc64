import { StackIcon } from '@sanity/icons/Stack'
import { defineField, defineType } from 'sanity'
import { pageTypes } from '#shared/content/content-types/page-kinds.ts'
import { ITEM_TYPES } from '#shared/content/pages/page-document.ts'
import { solutionLimits as limits } from '#shared/content/pages/solution-limits.ts'
import { factsField, lineField, pointsField, proseField, sectionFields } from './copy-fields.ts'
import { tableField } from './table-field.ts'
import { flowField } from './flow.ts'
import { solutionGroups } from './page-groups.ts'
import { pageMetaField } from './page-meta.ts'
import { pagePreview } from './page-preview.ts'
import { pagePublishingFields } from './page-publishing.ts'
import {
  catalogueField,
  closingField,
  limitsSection,
  questionsSection,
  serviceRow,
  servicesOnce,
} from './shared-fields.ts'

const partsField = defineField({
  name: 'parts',
  title: 'Services',
  type: 'object',
  group: 'parts',
  description: 'What each service of this line of work contributes.',
  fields: [
    ...sectionFields,
    defineField({
      name: 'items',
      title: 'Services',
      type: 'array',
      description: 'One row for each service. Drag to reorder.',
      of: [
        serviceRow(
          ITEM_TYPES['parts.items'],
          proseField({
            name: 'text',
            title: 'Text',
            description: 'One sentence: the question that the service answers.',
          }),
        ),
      ],
      validation: (rule) => [
        rule.required().min(1).error('Add at least one.'),
        rule.custom(servicesOnce),
      ],
    }),
  ],
})

/** Document type: solution page. */
export const solutionPage = defineType({
  name: pageTypes.solution,
  title: 'Solution page',
  type: 'document',
  icon: StackIcon,
  // Hides the title at the top of the form, because the title is already shown above the form and in the first field.
  __experimental_formPreviewTitle: false,
  groups: solutionGroups,
  fields: [
    lineField({
      name: 'heading',
      title: 'Headline',
      description: 'The result for the buyer, as the only main heading of the page.',
      group: 'head',
    }),
    proseField({
      name: 'lede',
      title: 'Introduction',
      description: 'What we do and what the buyer gets, in one or two sentences.',
      group: 'head',
    }),
    factsField(limits.facts),
    flowField,
    partsField,
    defineField({
      name: 'situations',
      title: 'When to order',
      type: 'object',
      group: 'situations',
      description: 'Situations in which customers order it.',
      fields: [
        ...sectionFields,
        pointsField({
          name: 'points',
          item: ITEM_TYPES['situations.points'],
          title: 'Situations',
          noun: 'situations',
          description: 'One situation each. Drag to reorder.',
          limit: limits.situations,
        }),
      ],
    }),
    defineField({
      name: 'received',
      title: 'What you receive',
      type: 'object',
      group: 'received',
      description: 'The documents and data that customers get.',
      fields: [...sectionFields, tableField({ columns: limits.columns, rows: limits.rows })],
    }),
    limitsSection('What the solution can’t do or promise.', sectionFields, limits),
    questionsSection(sectionFields, limits.questions),
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
          description: 'A complete phrase that names the content of the section.',
        }),
        catalogueField({
          name: 'industries',
          title: 'Industries',
          description: 'Industries that order this solution.',
          limit: limits.relatedIndustries,
        }),
      ],
    }),
    closingField(limits.closing),
    ...pagePublishingFields,
    pageMetaField({
      title: limits.metaTitle,
      description: limits.metaDescription,
      keywords: limits.keywords,
    }),
  ],
  preview: pagePreview(StackIcon),
})
